import type { Client } from './client';
import type { Success } from './connection';

type Json = Record< string, unknown >;

/** A license of the current user. Times are ISO 8601. */
export interface License {
	id: number;
	/** Its end; the rest stays with its owner. */
	license_key: string;
	tier?: string;
	attached_at?: string | null;
	revoked_at?: string | null;
	expires_at?: string | null;
}

/** The calls of licenses. */
export const licensingCalls = ( { get, post }: Client ) => ( {
	recordLicensingError: ( error: string ) =>
		post< true >( 'licensing/error', { error } ),
	setLicense: ( license: string ) =>
		post< Success >( 'licensing/set-license', { license } ),
	fetchLicenseCounts: () =>
		get< Record< string, number > >( 'licensing/user/counts' ),
	fetchLicenses: () =>
		get< { items?: readonly License[] } >( 'licensing/user/licenses' ),
	dismissActivationNotice: ( lastDetachedCount: number ) =>
		post< {
			last_detached_count: number | null;
			last_dismissed_time: string | null;
		} >( 'licensing/user/activation-notice-dismiss', {
			last_detached_count: lastDetachedCount,
		} ),
	attachLicenses: ( licenses: readonly string[] ) =>
		post< readonly Json[] >( 'licensing/attach-licenses', { licenses } ),
} );
