import type { Page } from '@playwright/test';
import { claimant, incident, type Claimant } from '../support/claimData';
import { pdf, photo } from '../support/files';
import type { Role } from '../support/people';
import { AuditPage } from './AuditPage';
import { ClaimPage } from './ClaimPage';
import { ClaimsPage } from './ClaimsPage';
import { DashboardPage } from './DashboardPage';
import { FundsPage } from './FundsPage';
import { FundTab } from './FundTab';
import { LoginPage } from './LoginPage';
import { Notifications } from './Notifications';
import { ReportsPage } from './ReportsPage';
import { SchedulesPage } from './SchedulesPage';
import { SchemePage } from './SchemePage';
import { SettingsPage } from './SettingsPage';
import { Shell } from './Shell';
import { UsersPage } from './UsersPage';
import { VerificationPage } from './VerificationPage';
import { Wizard } from './Wizard';

/** The portal in one tab. */
export class Portal {
  readonly login;
  readonly shell;
  readonly dashboard;
  readonly claims;
  readonly wizard;
  readonly claim;
  readonly verification;
  readonly funds;
  readonly fund;
  readonly users;
  readonly audit;
  readonly reports;
  readonly schedules;
  readonly scheme;
  readonly settings;
  readonly notifications;

  constructor(readonly page: Page) {
    this.login = new LoginPage(page);
    this.shell = new Shell(page);
    this.dashboard = new DashboardPage(page);
    this.claims = new ClaimsPage(page);
    this.wizard = new Wizard(page);
    this.claim = new ClaimPage(page, this.shell);
    this.verification = new VerificationPage(page);
    this.funds = new FundsPage(page, this.shell);
    this.fund = new FundTab(page, this.shell);
    this.users = new UsersPage(page);
    this.audit = new AuditPage(page);
    this.reports = new ReportsPage(page);
    this.schedules = new SchedulesPage(page);
    this.scheme = new SchemePage(page);
    this.settings = new SettingsPage(page, this.shell);
    this.notifications = new Notifications(page, this.shell);
  }

  /** From nothing to the claims list, or to the address asked for. */
  async signInAs(role: Role, path = '/claims') {
    await this.page.goto(path);
    await this.login.signInAs(role);
    if (path === '/claims') await this.claims.isShown();
  }

  /** Hands the device to somebody of another role, who goes to an address. */
  async changeTo(role: Role, path: string) {
    await this.shell.signOut();
    await this.signInAs(role, path);
  }

  /** Hands the device to somebody of another role, who looks at the claim. */
  async handOverTo(role: Role, claimId: string) {
    await this.changeTo(role, `/claims/${claimId}`);
    await this.claim.isShown(claimId);
  }

  /** As a district officer, a new draft at its evidence; returns the id that the claim gets. */
  async startEvidence(who: Partial<Claimant> = {}): Promise<string> {
    await this.wizard.start();
    return this.fillToEvidence(who);
  }

  /** Fills in a draft that was started. */
  private async fillToEvidence(who: Partial<Claimant>): Promise<string> {
    await this.wizard.fillClaimant({ ...claimant, ...who });
    const claimId = await this.wizard.saveClaimant();
    await this.wizard.fillIncident(incident);
    await this.wizard.saveIncident();
    return claimId;
  }

  /** As a district officer, registers a claim by the wizard; returns its id. */
  async registerClaim(who: Partial<Claimant> = {}): Promise<string> {
    await this.wizard.start();
    return this.finishClaim(who);
  }

  /** Registers a draft that was started; returns the id of the claim. */
  async finishClaim(who: Partial<Claimant> = {}): Promise<string> {
    const claimId = await this.fillToEvidence(who);
    await this.wizard.addFiles('Photos', photo());
    await this.wizard.addFiles('Valuation form', pdf());
    await this.wizard.continueToReview();
    await this.wizard.submit(claimId);
    return claimId;
  }
}
