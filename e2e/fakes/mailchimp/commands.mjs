/*
 * What the stand-in for Mailchimp remembers, and what a test has it do.
 */
import { createHmac } from 'node:crypto';
import { audiences } from './audiences.mjs';
import { hashOf } from './members.mjs';

/** What a test has the stand-in do, by the last part of the address: POST /__name with JSON. */
export const COMMANDS = {
	/** Begins anew. */
	reset: ( state ) => Object.assign( state, freshState() ),
	/** Misbehaves for as many requests: a name of EDGE, "silent" for no answer, "drop" for a lost one. */
	misbehave: ( state, { how, times = 1, path = '' } ) => {
		state.faults.push( ...Array( times ).fill( { how, path } ) );
	},
	/** Holds as many connections that others have. */
	busy: ( state, { connections } ) => {
		state.others = connections;
	},
	settings: ( state, changes ) => Object.assign( state, changes ),
	list: ( state, { id, ...changes } ) =>
		Object.assign( state.lists.get( id ), changes ),
	/** Puts someone on a list, or keeps them out of it. */
	member: ( state, { list: id, email, forgotten, blocked, ...member } ) => {
		const list = state.lists.get( id );
		const hash = hashOf( email );
		if ( forgotten || blocked ) {
			list[ forgotten ? 'forgotten' : 'blocked' ].add( hash );
			return;
		}
		list.members.set( hash, {
			email_address: email,
			merge_fields: {},
			interests: {},
			language: '',
			ip_signup: '',
			...member,
		} );
	},
	/** Someone as Mailchimp has them now. */
	read: ( state, { list, email } ) =>
		state.lists.get( list ).members.get( hashOf( email ) ) ?? null,
	told: ( { asked, mails, most, lists } ) => ( {
		asked,
		mails,
		most,
		webhooks: [ ...lists.values() ].flatMap( ( one ) => one.webhooks ),
	} ),
	/** A message of a webhook as it is delivered, for the test to send. */
	delivery: ( state, { list, data = {}, type = 'subscribe', ahead = 0 } ) => {
		const [ webhook ] = state.lists.get( list ).webhooks;
		const fields = {
			id: '1',
			list_id: list,
			email: 'ann@example.org',
			...data,
		};
		const body = new URLSearchParams( [
			[ 'type', type ],
			[ 'fired_at', '2026-08-20 10:05:00' ],
			...Object.entries( fields ).map( ( [ name, value ] ) => [
				`data[${ name }]`,
				value,
			] ),
		] ).toString();
		const time = Math.floor( Date.now() / 1000 ) + ahead;
		const hmac = createHmac( 'sha256', state.secrets.get( webhook.id ) );
		return {
			url: webhook.url,
			body,
			headers: {
				'content-type': 'application/x-www-form-urlencoded',
				'x-mailchimp-signature': `t=${ time },v1=${ hmac.update( `${ time }.${ body }` ).digest( 'hex' ) }`,
			},
		};
	},
};

export const freshState = () => ( {
	lists: audiences(),
	secrets: new Map(),
	mails: [],
	asked: [],
	faults: [],
	others: 0,
	/** The most connections that were open at once. */
	most: 0,
	/** Milliseconds that an answer takes. */
	delay: 0,
	looksAtAddresses: true,
} );
