import type { Page } from '@playwright/test';
import { claimant, incident, type Claimant } from '../support/claimData';
import { pdf, photo } from '../support/files';
import type { Role } from '../support/people';
import { ClaimPage } from './ClaimPage';
import { ClaimsPage } from './ClaimsPage';
import { FundsPage } from './FundsPage';
import { LoginPage } from './LoginPage';
import { Shell } from './Shell';
import { VerificationPage } from './VerificationPage';
import { Wizard } from './Wizard';

/** The portal in one tab. */
export class Portal {
  readonly login;
  readonly shell;
  readonly claims;
  readonly wizard;
  readonly claim;
  readonly verification;
  readonly funds;

  constructor(readonly page: Page) {
    this.login = new LoginPage(page);
    this.shell = new Shell(page);
    this.claims = new ClaimsPage(page);
    this.wizard = new Wizard(page);
    this.claim = new ClaimPage(page, this.shell);
    this.verification = new VerificationPage(page);
    this.funds = new FundsPage(page, this.shell);
  }

  /** From nothing to the claims list, or to the address asked for. */
  async signInAs(role: Role, path = '/') {
    await this.page.goto(path);
    await this.login.signInAs(role);
    if (path === '/') await this.claims.isShown();
  }

  /** Hands the device to somebody of another role, who goes to an address. */
  async changeTo(role: Role, path: string) {
    await this.shell.signOut();
    await this.login.signInAs(role);
    await this.page.goto(path);
  }

  /** Hands the device to somebody of another role, who looks at the claim. */
  async handOverTo(role: Role, claimId: string) {
    await this.shell.signOut();
    await this.login.signInAs(role);
    await this.claim.open(claimId);
  }

  /** As a district officer, registers a claim by the wizard; returns its id. */
  async registerClaim(who: Partial<Claimant> = {}): Promise<string> {
    await this.wizard.start();
    await this.wizard.fillClaimant({ ...claimant, ...who });
    const claimId = await this.wizard.saveClaimant();
    await this.wizard.fillIncident(incident);
    await this.wizard.saveIncident();
    await this.wizard.addFiles('Photos', photo());
    await this.wizard.addFiles('Valuation form', pdf());
    await this.wizard.continueToReview();
    await this.wizard.submit(claimId);
    return claimId;
  }
}
