import { __ } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import { getSettings } from '@slipstream/settings';
import type { ProviderBootstrap } from '@slipstream/settings';

/** How the site stands with its provider. */
export type ProviderState =
	'own' | 'none' | 'pending' | 'active' | 'revoked' | 'refused';

/** How a hub takes sites in: those with an invitation, or any that its administrator approves. */
export type Registration = 'invitation' | 'approval';

/** Somebody whose account is linked. */
export interface LinkedUser {
	/** The local user. */
	id: number;
	name: string;
	role: string;
	is_owner: boolean;
	avatar: string;
}

/** A change that the provider could not be told. Times are Unix seconds. */
export interface PendingWrite {
	action: string;
	since: number;
	message: string;
	/** What the hub has refused it with, where time alone does not help; '' where it is tried again. */
	problem: string;
}

/** Another address that used the site's key. */
export interface Alarm {
	kind: string;
	url: string;
	at: number;
}

/** The hub knows the site under another address. */
export interface Crisis {
	code: string;
	current_url: string;
	hub_url: string;
	is_safe_mode: boolean;
	is_staging: boolean;
}

/** The answer of GET slipstream/v1/connection/provider. */
export interface ProviderStatus {
	/** Of the hub; '' where the site is its own provider. */
	address: string;
	name: string;
	is_own: boolean;
	/** Whether wp-config.php names the provider. */
	is_fixed: boolean;
	state: ProviderState;
	/** The site's number at the hub. */
	site_id: number | null;
	registration: Registration | null;
	last_answer: {
		at: number | null;
		error: { code: string; message: string } | null;
	};
	alarms: readonly Alarm[];
	crisis: Crisis | null;
	users: readonly LinkedUser[];
	pending_writes: readonly PendingWrite[];
	/** The tier that the hub has been asked for. */
	wanted_tier?: string;
}

export const PROVIDER_ROUTE = 'slipstream/v1/connection/provider';

/** The provider, as administrators read it. */
export const useProviderResource = () =>
	useResource< ProviderStatus >( PROVIDER_ROUTE );

const OWN_PROVIDER: ProviderBootstrap = {
	address: '',
	name: '',
	isOwn: true,
	state: 'own',
};

/** The provider as the page began. */
export const providerOfPage = (): ProviderBootstrap =>
	getSettings().connection.provider ?? OWN_PROVIDER;

/** Whether a hub answers what the site asks, as the page began. */
export const isAtHub = (): boolean => providerOfPage().state === 'active';

/** What a provider is called: its name, else its host. */
export function nameOf( {
	name,
	address,
}: Pick< ProviderStatus, 'name' | 'address' > ): string {
	return name || address.replace( /^https?:\/\//, '' ).replace( /\/$/, '' );
}

/** What is said of plans where the site is its own provider. */
export const includedSentence = (): string =>
	__(
		'This site needs no hub. You can use everything in Slipstream, and there is nothing to buy. Jetpack features that it does not include are listed under Features.',
		'slipstream'
	);
