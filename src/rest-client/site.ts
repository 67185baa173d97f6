import { unwrap } from './client';
import type { Client } from './client';
import type { Success } from './connection';

type Json = Record< string, unknown >;
/** An answer whose data is JSON in a string. */
type Envelope = { code: string; message?: string; data: string };

/** What a plan includes. */
export interface SiteFeatures {
	active: readonly string[];
	available: Readonly< Record< string, readonly string[] > >;
}

/** Something that was bought. */
export interface Purchase extends Json {
	ID: number | string;
	product_slug: string;
	product_name: string;
	expiry_status?: string;
	expiry_date?: string;
}

/** Something that the site gains. */
export interface Benefit {
	name: string;
	title: string;
	description: string;
	value?: number;
}

/** A plugin of the site. */
export interface PluginRecord extends Json {
	Name: string;
	Version: string;
	active: boolean;
}

/** The calls about the site, its plan, its plugins and what a provider would tell of it. */
export const siteCalls = ( { get, post }: Client ) => ( {
	fetchSite: () => unwrap< Json >( get< Envelope >( 'site' ) ),
	fetchFeatures: () =>
		unwrap< SiteFeatures >( get< Envelope >( 'site/features' ) ),
	fetchPurchases: () =>
		unwrap< readonly Purchase[] >( get< Envelope >( 'site/purchases' ) ),
	fetchBenefits: () =>
		unwrap< readonly Benefit[] >( get< Envelope >( 'site/benefits' ) ),
	fetchSiteProducts: () =>
		get< Success & { data: Record< string, Json > } >( 'site/products' ),
	fetchDiscount: () => get< Success & { data: Json } >( 'site/discount' ),
	fetchPlans: () => get< readonly Json[] >( 'plans' ),
	fetchProducts: () => get< Record< string, Json > >( 'products' ),
	fetchIntroOffers: () =>
		get< Success & { data: readonly Json[] } >( 'intro-offers' ),
	fetchRewind: () =>
		unwrap< { state: string } & Json >( get< Envelope >( 'rewind' ) ),
	fetchScan: () =>
		unwrap< { state: string } & Json >( get< Envelope >( 'scan' ) ),
	fetchMigrationStatus: () => get< Json >( 'migration/status' ),
	fetchUndoEvent: () =>
		get< {
			last_rewindable_event: Json;
			undo_backup_id: string;
		} | null >( 'site/backup/undo-event' ),
	fetchPreflight: () => get< Json >( 'site/backup/preflight' ),
	fetchPlugins: () => get< Record< string, PluginRecord > >( 'plugins' ),
	installPlugin: (
		slug: string,
		status: 'active' | 'inactive' = 'active',
		source?: string
	) => post< Success >( 'plugins', { slug, status, source } ),
	fetchPluginUpdates: () =>
		get< {
			code: 'success' | 'updates-available';
			message: string;
			count: number;
		} >( 'updates/plugins' ),
} );
