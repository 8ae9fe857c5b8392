import { claimant, incident } from './support/claimData';
import { pdf, photo } from './support/files';
import { expect, test } from './support/portalTest';

/*
 * What a screen reader is told, by role and name: of every step of the wizard and of the claims list, as a table and as
 * cards. Only what has to be there is named; figures, dates and hints of the sample may change.
 */

test('the four steps of the wizard', async ({ portal, page }) => {
  const { wizard } = portal;
  const main = page.getByRole('main');
  await portal.signInAs('district_officer');
  await wizard.start();
  await expect(main).toMatchAriaSnapshot(`
    - heading "New Claim" [level=1]
    - progressbar "Progress"
    - navigation "Steps":
      - list:
        - listitem:
          - button "Claimant Info"
        - listitem:
          - button "Incident Details" [disabled]
        - listitem:
          - button "Evidence Uploads" [disabled]
        - listitem:
          - button "Review & Submit" [disabled]
    - heading "Claimant Info" [level=2]
    - form "Claimant Info":
      - region "Claimant":
        - heading "Claimant" [level=2]
        - textbox "Full name"
        - textbox "National ID"
        - textbox "Phone number"
        - textbox "Alternate phone"
      - region "Where the claimant lives":
        - heading "Where the claimant lives" [level=2]
        - combobox "District"
        - combobox "Sub-county"
        - combobox "Parish"
        - textbox "Village"
      - region "Payout":
        - heading "Payout" [level=2]
        - radiogroup "Preferred payout method":
          - radio "Mobile Money"
          - radio "Bank Transfer"
      - button "Previous" [disabled]
      - button "Save & Continue"
  `);
  await expect(wizard.text('Full name')).toHaveAttribute('aria-required', 'true');
  await expect(page.getByRole('button', { name: 'Claimant Info' })).toHaveAttribute('aria-current', 'step');

  await wizard.next.click();
  await expect(wizard.claimantForm).toMatchAriaSnapshot(`
    - group "6 fields need attention":
      - status: 6 fields need attention
      - list:
        - listitem:
          - link "Full name"
        - listitem:
          - link "National ID"
        - listitem:
          - link "Phone number"
        - listitem:
          - link "District"
        - listitem:
          - link "Sub-county"
        - listitem:
          - link "Preferred payout method"
  `);
  await wizard.fillClaimant(claimant);
  await wizard.saveClaimant();
  await wizard.options('Incident type').getByRole('radio', { name: incident.incidentType }).check();
  await expect(wizard.incidentForm).toMatchAriaSnapshot(`
    - region "What happened":
      - radiogroup "Incident type":
        - radio "Crop Damage" [checked]
      - combobox "Crop type"
      - textbox "Area damaged"
      - combobox "Wildlife species"
    - region "When and where":
      - group "Date of incident":
        - spinbutton "Day"
        - spinbutton "Month"
        - spinbutton "Year"
      - textbox "Time of incident"
      - textbox "GPS latitude"
      - textbox "GPS longitude"
      - button "Use my location"
      - combobox "Protected area nearby"
      - textbox "Location description"
    - region "Narrative":
      - textbox "Narrative description"
    - button "Previous"
    - button "Save & Continue"
  `);
  await wizard.fillIncident(incident);
  await wizard.saveIncident();
  await wizard.addFiles('Photos', photo());
  await wizard.addFiles('Valuation form', pdf());
  await expect(wizard.evidenceForm).toMatchAriaSnapshot(`
    - region "Photos":
      - heading "Photos"
      - list:
        - listitem:
          - button "View damaged-field.png 1 KB"
          - button "Remove damaged-field.png"
      - 'button "Add files: Photos"'
    - region "Police report":
      - 'button "Add file: Police report"'
    - region "Medical report":
      - 'button "Add file: Medical report"'
    - region "Valuation form":
      - list:
        - listitem:
          - button "View valuation-form.pdf 1 KB"
          - button "Remove valuation-form.pdf"
    - region "Other attachments":
      - 'button "Add files: Other attachments"'
    - button "Previous"
    - button "Continue to Review"
  `);
  await wizard.continueToReview();
  await expect(main).toMatchAriaSnapshot(`
    - navigation "Steps":
      - list:
        - listitem:
          - button "Claimant Info (completed)"
        - listitem:
          - button "Incident Details (completed)"
        - listitem:
          - button "Evidence Uploads (completed)"
        - listitem:
          - button "Review & Submit"
    - heading "Review & Submit" [level=2]
    - region "Claimant Info":
      - heading "Claimant Info" [level=2]
      - 'link "Edit: Claimant Info"'
      - term: Full name
      - definition: ${claimant.fullName}
    - region "Incident Details":
      - heading "Incident Details" [level=2]
      - 'link "Edit: Incident Details"'
    - region "Evidence Uploads":
      - heading "Evidence Uploads" [level=2]
      - 'link "Edit: Evidence Uploads"'
    - note
    - button "Previous"
    - button "Submit Claim"
  `);
});

test('the claims list, as a table and as cards', async ({ portal, page }) => {
  const { claims } = portal;
  const main = page.getByRole('main');
  await portal.signInAs('district_officer');
  const [first = ''] = await claims.ids();
  await claims.select(first).check();
  await expect(main).toMatchAriaSnapshot(`
    - heading "Claims" [level=1]
    - link "New Claim"
    - search:
      - searchbox "Search claims"
    - button "Filters"
    - button "My docket"
    - button "Saved views"
    - table "Claims":
      - rowgroup:
        - row:
          - columnheader /^Select all claims on this page/:
            - checkbox "Select all claims on this page" [checked=mixed]
            - button "Go to actions for selected claims"
          - columnheader "Claim ID":
            - button "Claim ID"
          - columnheader "Claimant":
            - button "Claimant"
          - columnheader
          - columnheader "Status":
            - button "Status"
          - columnheader "Amount (UGX)":
            - button "Amount (UGX)"
          - columnheader "Incident date":
            - button "Incident date"
          - columnheader
      - rowgroup:
        - row:
          - cell:
            - checkbox "Select ${first}" [checked]
          - rowheader "${first}":
            - link "${first}"
    - combobox "Claims per page"
    - navigation "Pages"
    - region "Selected claims":
      - status:
        - strong: 1 claim selected
      - button "Clear selection"
      - button "Bulk Forward"
  `);

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(main).toMatchAriaSnapshot(`
    - heading "Claims" [level=1]
    - search:
      - searchbox "Search claims"
    - button "Filters"
    - list "Claims":
      - listitem:
        - checkbox "Select ${first}" [checked]
        - link "${first}"
    - region "Selected claims"
  `);
});
