import type { HubSettings } from '@slipstream/site-settings';

/** Whether a site may ask. */
export type SiteStatus = 'active' | 'pending' | 'revoked' | 'left';

/** A site that uses the hub. Times are Unix seconds. */
export interface Site {
	id: number;
	home: string;
	name: string;
	status: SiteStatus;
	tier: string;
	/** The tier that its administrator asks for; '' for none. */
	wanted_tier: string;
	wanted_at: number;
	users: number;
	owner: string;
	/** This month. */
	requests: number;
	/** 0 for none. */
	limit: number;
	last_seen: number | null;
	created: number;
	/** Another address that used its key, or the one that it has moved from. */
	alarm: { kind: 'clone' | 'moved'; url: string; at: number } | null;
}

/** Somebody of a site who has linked an account. */
export interface HubUser {
	site_id: number;
	site_name: string;
	/** At the site. */
	user_id: number;
	display_name: string;
	role: string;
	/** '' where they did not share it. */
	email: string;
	is_owner: boolean;
	last_seen: number;
	/** This month. */
	requests: number;
}

/** Requests of a day or a site. Costs are millionths of the currency. */
interface Sum {
	requests: number;
	tokens: number;
	cost: number;
}

/** What the sites have asked in a month. */
export interface HubUsage {
	period: string;
	/** Only those with requests; `day` as 2026-11-01. */
	days: readonly ( Sum & { day: string } )[];
	sites: readonly ( Sum & {
		id: number;
		name: string;
		home: string;
		limit: number;
	} )[];
	/** The currency's code. */
	currency_note?: string;
}

/** How many requests a site may ask in a month; 0 for no limit. */
export type Tier = HubSettings[ 'slipstream_hub_tiers' ][ number ];

/** Lets sites register. */
export interface Invitation {
	id: number;
	label: string;
	sites_left: number;
	sites: number;
	/** '' for the default. */
	tier: string;
	expires: number;
	created: number;
}

/** An invitation when it is made: what stands in it is never told again. */
export interface NewInvitation extends Invitation {
	code: string;
	url: string;
}

export type LicenseStatus = 'detached' | 'attached' | 'expired' | 'revoked';

/** How many licenses there are of each status. */
export type LicenseCounts = Record< LicenseStatus, number >;

/** Gives a site a tier. */
export interface License {
	id: number;
	key_hint: string;
	tier: string;
	site_id: number | null;
	site_name: string;
	status: LicenseStatus;
	issued: number;
	expires: number | null;
}

/** A license when it is issued: its key is never told again. */
export interface NewLicense extends License {
	key: string;
}
