/*
 * Members of an audience, with the rules of Mailchimp: what it takes, what it refuses, and when it mails someone.
 */
import { createHash } from 'node:crypto';
import { problem } from './problems.mjs';

const STATES = [
	'subscribed',
	'unsubscribed',
	'cleaned',
	'pending',
	'transactional',
];
const FIELDS = [
	'email_address',
	'email_type',
	'status',
	'status_if_new',
	'merge_fields',
	'interests',
	'language',
	'vip',
	'location',
	'marketing_permissions',
	'ip_signup',
	'timestamp_signup',
	'ip_opt',
	'timestamp_opt',
	'tags',
];

export const hashOf = ( email ) =>
	createHash( 'md5' ).update( email.toLowerCase() ).digest( 'hex' );

const invalid = ( field, message ) =>
	problem( 400, 'Invalid Resource', message, [ { field, message } ] );

/** What is wrong with a request, whoever it is about; undefined if nothing is. */
function wrongIn( list, hash, body, { method, skipsMerge } ) {
	const unknown = Object.keys( body ).find(
		( name ) =>
			! FIELDS.includes( name ) ||
			( method === 'PATCH' && name === 'status_if_new' )
	);
	if ( unknown ) {
		return invalid( unknown, 'This field is not known.' );
	}
	for ( const name of method === 'PUT'
		? [ 'email_address', 'status_if_new' ]
		: [] ) {
		if ( typeof body[ name ] !== 'string' || ! body[ name ] ) {
			return invalid( name, 'This value should not be blank.' );
		}
	}
	for ( const name of [ 'status', 'status_if_new' ] ) {
		if ( name in body && ! STATES.includes( body[ name ] ) ) {
			return invalid( name, 'Not a status.' );
		}
	}
	const email = body.email_address;
	if ( email !== undefined && ! /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test( email ) ) {
		return invalid(
			'email_address',
			'Please provide a valid email address.'
		);
	}
	if ( email?.startsWith( 'fake@' ) ) {
		return problem(
			400,
			'Invalid Resource',
			`${ email } looks fake or invalid, please enter a real email address.`
		);
	}
	if ( email !== undefined && hashOf( email ) !== hash ) {
		return invalid( 'email_address', 'The hash is of another address.' );
	}
	return (
		wrongInGroups( list, body ) ?? wrongInMerge( list, body, skipsMerge )
	);
}

function wrongInGroups( list, { interests = {} } ) {
	const known = list.categories.flatMap( ( one ) =>
		one.interests.map( ( { id } ) => id )
	);
	for ( const [ id, isIn ] of Object.entries( interests ) ) {
		if ( ! known.includes( id ) || typeof isIn !== 'boolean' ) {
			return invalid( `interests.${ id }`, 'Not an interest.' );
		}
	}
}

function wrongInMerge( list, body, skipsMerge ) {
	const { merge_fields: given = {} } = body;
	for ( const { tag, type, required } of list.fields ) {
		const value = given[ tag ];
		if ( type === 'number' && value && Number.isNaN( Number( value ) ) ) {
			return invalid( tag, 'Please enter a number' );
		}
		if (
			required &&
			! value &&
			! skipsMerge &&
			! list.members.has( hashOf( body.email_address ?? '' ) )
		) {
			return invalid( tag, 'This field is required.' );
		}
	}
	const unknown = Object.keys( given ).find(
		( tag ) => ! list.fields.some( ( one ) => one.tag === tag )
	);
	return unknown && list.isStrict
		? invalid( unknown, 'There is no such field.' )
		: undefined;
}

const COMPLIANCE = ( email ) =>
	problem(
		400,
		'Member In Compliance State',
		`${ email } is in a compliance state due to unsubscribe, bounce, or compliance review and cannot be subscribed.`
	);

/** Whether someone may be given a status; if not, why. */
function refusal( list, hash, email, from, to ) {
	if ( list.forgotten.has( hash ) && to !== undefined ) {
		return problem(
			400,
			'Forgotten Email Not Subscribed',
			`${ email } was permanently deleted and cannot be re-imported. The contact must re-subscribe to get back on the list.`
		);
	}
	const isOut = from === 'unsubscribed' || from === 'cleaned';
	if ( to === 'subscribed' && ( isOut || list.blocked.has( hash ) ) ) {
		return COMPLIANCE( email );
	}
	// Who has bounced or complained is asked no more.
	return to === 'pending' &&
		( from === 'cleaned' || list.blocked.has( hash ) )
		? COMPLIANCE( email )
		: undefined;
}

export function shown( list, hash ) {
	const member = list.members.get( hash );
	return {
		id: hash,
		unique_email_id: hash.slice( 0, 10 ),
		email_type: 'html',
		...member,
		interests: Object.fromEntries(
			list.categories.flatMap( ( one ) =>
				one.interests.map( ( { id } ) => [
					id,
					member.interests[ id ] === true,
				] )
			)
		),
		vip: false,
		ip_opt: '',
		list_id: list.id,
		_links: [],
	};
}

/** Writes a member; gives the status and the body of the answer. Mails go to `mails`. */
export function write( list, hash, body, { method, skipsMerge, mails } ) {
	const before = list.members.get( hash );
	const wrong = wrongIn( list, hash, body, { method, skipsMerge } );
	if ( wrong || ( method === 'PATCH' && ! before ) ) {
		return wrong ?? problem( 404, 'Resource Not Found' );
	}
	const isNew = ! before || before.status === 'archived';
	const to = body.status ?? ( isNew ? body.status_if_new : undefined );
	const email = body.email_address ?? before.email_address;
	const refused = refusal( list, hash, email, before?.status, to );
	if ( refused ) {
		return refused;
	}
	list.members.set( hash, {
		email_address: email,
		status: to ?? before.status,
		merge_fields: { ...before?.merge_fields, ...body.merge_fields },
		interests: { ...before?.interests, ...body.interests },
		language: body.language ?? before?.language ?? '',
		ip_signup: body.ip_signup ?? before?.ip_signup ?? '',
	} );
	// Asked again while it waits, nothing is mailed.
	if ( to === 'pending' && before?.status !== 'pending' ) {
		mails.push( email );
	}
	return [ 200, shown( list, hash ) ];
}
