import { __ } from '@wordpress/i18n';
import { usePagedList, useChanges } from '@slipstream/ui';
import { change, remove, ROUTE } from '../../logic/routes';
import { removeQuestion, revokeQuestion } from './messages';
import { address, queryOf } from './address';
import type { Site } from '../../types';

const path = `${ ROUTE }/sites`;

type SiteChange = {
	tier?: string;
	status?: 'active' | 'revoked';
	dismiss_alarm?: true;
	grant_upgrade?: boolean;
};

/** The list of sites, and what can be done with them. */
export function useSites() {
	const list = usePagedList( {
		path,
		address,
		queryOf,
		toItem: ( site: Site ) => site,
	} );
	const run = useChanges( list );
	const post = ( body: SiteChange ) => ( id: number ) =>
		change( `${ path }/${ id }`, body );
	type Ids = readonly number[];
	return {
		list,
		approve: ( ids: Ids ) =>
			run( ids, {
				send: post( { status: 'active' } ),
				done: __( 'Approved.', 'slipstream' ),
			} ),
		revoke: ( ids: Ids ) =>
			run( ids, {
				send: post( { status: 'revoked' } ),
				done: __( 'Revoked.', 'slipstream' ),
				question: revokeQuestion( ids.length ),
			} ),
		grant: ( ids: Ids ) =>
			run( ids, {
				send: post( { grant_upgrade: true } ),
				done: __( 'Granted.', 'slipstream' ),
			} ),
		decline: ( ids: Ids ) =>
			run( ids, {
				send: post( { grant_upgrade: false } ),
				done: __( 'Declined.', 'slipstream' ),
			} ),
		setTier: ( id: number, tier: string ) =>
			run( [ id ], {
				send: post( { tier } ),
				done: __( 'Tier changed.', 'slipstream' ),
			} ),
		dismissAlarm: ( id: number ) =>
			run( [ id ], {
				send: post( { dismiss_alarm: true } ),
				done: __( 'Dismissed.', 'slipstream' ),
			} ),
		removeSites: ( ids: Ids ) =>
			run( ids, {
				send: ( id ) => remove( `${ path }/${ id }` ),
				done: __( 'Removed.', 'slipstream' ),
				question: removeQuestion( ids.length ),
			} ),
	};
}

export type Sites = ReturnType< typeof useSites >;
