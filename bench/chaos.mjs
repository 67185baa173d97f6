// Forms are sent while everything beneath breaks. Then it is counted: whoever was thanked has a response with its files, and nobody has two.
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bin/lib/paths.mjs';
import { mustRun } from '../bin/lib/run.mjs';
import { publish } from './front.mjs';
import { median, quantile } from './lib/stats.mjs';
import { startTroubles } from './lib/troubles.mjs';
import { fillIn, insist, open } from './lib/visitors.mjs';

const PEOPLE = 20;
const FORM = `<!-- wp:jetpack/contact-form -->
<div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-name {"label":"Name","required":true} /--><!-- wp:jetpack/field-textarea {"label":"Message"} /--><!-- wp:jetpack/field-file {"label":"File","maxfiles":2} /--></div>
<!-- /wp:jetpack/contact-form -->`;
/** What its author makes of the form while people fill it in: other labels, another order, a field more, a field less. */
const FORMS = [
	FORM,
	FORM.replace( '"Name"', '"Your full name"' ),
	FORM.replace(
		/(<!-- wp:jetpack\/field-name .*? \/-->)(<!-- wp:jetpack\/field-textarea .*? \/-->)/,
		'$2<!-- wp:jetpack/field-text {"label":"City","required":true} /-->$1'
	),
	FORM.replace( /<!-- wp:jetpack\/field-textarea .*? \/-->/, '' ),
];

/** Lists by what a function gives of their members. */
function groupBy( list, keyOf ) {
	const groups = new Map();
	for ( const one of list ) {
		const key = keyOf( one );
		groups.set( key, [ ...( groups.get( key ) ?? [] ), one ] );
	}
	return groups;
}

/** Compares what was thanked for with what is there. */
function compare( sent, found, mails ) {
	const visible = found.filter( ( { status } ) => status !== 'auto-draft' );
	const byName = groupBy( visible, ( { name } ) => name );
	const thanked = sent.filter( ( { isThanked } ) => isThanked );
	const isWhole = ( { name, message, files } ) => {
		const stored = byName.get( name )?.[ 0 ];
		return (
			stored?.message === message &&
			stored.files.toSorted().join() === files.toSorted().join()
		);
	};
	const mailed = groupBy( mails, ( name ) => name );
	const states = groupBy( visible, ( one ) => one.notification );
	const silent = visible.filter(
		( one ) => one.notification === 'sent' && ! mailed.has( one.name )
	);
	return {
		sent: sent.length,
		thanked: thanked.length,
		lost: thanked.filter( ( { name } ) => ! byName.has( name ) ).length,
		damaged: thanked.filter(
			( one ) => byName.has( one.name ) && ! isWhole( one )
		).length,
		twice: [ ...byName.values() ].filter( ( all ) => all.length > 1 )
			.length,
		storedUnthanked: sent.filter(
			( { name, isThanked } ) => ! isThanked && byName.has( name )
		).length,
		drafts: found.length - visible.length,
		silent: silent.length,
		mailedTwice: [ ...mailed.values() ].filter( ( all ) => all.length > 1 )
			.length,
		notifications: Object.fromEntries(
			[ ...states ].map( ( [ state, all ] ) => [ state, all.length ] )
		),
		attempts: {
			median: median( sent.map( ( { attempts } ) => attempts ) ),
			most: quantile(
				sent.map( ( { attempts } ) => attempts ),
				1
			),
		},
		seconds: {
			median: median( sent.map( ( { ms } ) => ms ) ) / 1000,
			most:
				quantile(
					sent.map( ( { ms } ) => ms ),
					1
				) / 1000,
		},
	};
}

/**
 * Lets people send forms to a site that breaks all the time.
 *
 * @param {Object}                 site        Our site.
 * @param {Object}                 stack       Its processes.
 * @param {number}                 submissions How many forms they send.
 * @param {(line: string) => void} say         Tells the progress.
 * @return {Promise<Object>} What was sent, thanked for, stored, lost, and what went wrong meanwhile.
 */
export async function runChaos( site, stack, submissions, say ) {
	const content = join( site.wordpress, 'wp-content' );
	cpSync(
		join( root, 'bench/chaos-site.php' ),
		join( content, 'mu-plugins/chaos-site.php' )
	);
	const url = await publish( site, FORM );
	const forms = await Promise.all(
		Array.from( { length: PEOPLE }, () => open( url ) )
	);
	const troubles = await startTroubles( site, stack, FORMS );
	try {
		const statuses = {};
		const began = performance.now();
		const sent = [];
		await Promise.all(
			forms.map( async ( form, person ) => {
				for (
					let number = 0;
					number * PEOPLE + person < submissions;
					number++
				) {
					sent.push(
						await insist(
							form,
							fillIn( person, number ),
							`127.0.1.${ person + 1 }`,
							statuses
						)
					);
					if ( sent.length % 100 === 0 ) {
						say( `${ sent.length } of ${ submissions } …` );
					}
				}
			} )
		);
		const minutes = ( performance.now() - began ) / 60_000;
		await troubles.stop();
		const output = await mustRun(
			'php',
			[ join( root, 'bench/chaos-check.php' ), site.wordpress ],
			{ cwd: site.wordpress }
		);
		const log = join( content, 'chaos-mails' );
		const mails = existsSync( log )
			? readFileSync( log, 'utf8' ).trim().split( '\n' )
			: [];
		return {
			...compare( sent, JSON.parse( output ), mails ),
			people: PEOPLE,
			minutes,
			statuses,
			disk: troubles.disk,
			troubles: troubles.counts,
		};
	} finally {
		await troubles.stop();
		await troubles.release();
	}
}
