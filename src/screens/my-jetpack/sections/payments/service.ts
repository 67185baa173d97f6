import type { PaymentsSettings } from '@slipstream/site-settings';
import type { ReactNode } from 'react';
import type { Gateway, Mode } from './accounts';

type Names< Ending extends string > = {
	[
		Name in keyof PaymentsSettings
	]: Name extends `slipstream_${ Gateway }_${ Ending }` ? Name : never;
}[ keyof PaymentsSettings ];

/** The setting that says which mode new payments are made in. */
export type ModeName = Names< 'mode' >;

/** A setting that the site signs in with. */
export type CredentialName = Names<
	`${ Mode }_key` | `${ Mode }_client_id` | `${ Mode }_secret`
>;

export interface Credential {
	name: CredentialName;
	mode: Mode;
	/** Whether it goes to the server and never comes back. */
	isSecret: boolean;
}

/** What people read about a payment service. */
export interface ServiceTexts {
	title: string;
	intro: string;
	/** How an account is connected. */
	steps: ReactNode;
	save: string;
	/** Why the service did not accept what was entered, after a sentence of it. */
	notAccepted: ( sentence: string ) => string;
	/** That what was entered waits until the service can be asked, and what can be done. */
	waits: string;
	askAgain: string;
	forget: string;
	/** What somebody is asked who takes the credentials away. */
	removeQuestion: string;
	remove: Record< Mode, string >;
	check: Record< Mode, string >;
	setUp: Record< Mode, string >;
	setUpAgain: Record< Mode, string >;
	connected: ( account: string ) => string;
	refused: string;
	unverified: string;
	hears: string;
	hearsNot: string;
	/** Why the service cannot tell this site anything. */
	cannotHear: string;
	/** What is asked for beside something that was entered. */
	missing: Partial< Record< CredentialName, string > >;
}

/** A payment service that an account can be connected of. */
export interface Service {
	gateway: Gateway;
	mode: ModeName;
	credentials: readonly Credential[];
	/** Translated when it is drawn. */
	texts: () => ServiceTexts;
}
