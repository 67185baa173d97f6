// What was measured, against the budgets: one printed line each.

/** @type {{name: string, value: number, budget: number, unit: string, isOver: boolean}[]} */
export const rows = [];

/** One row: what was measured, against what is allowed. Exact figures fail the run; times that machines make noisy only warn below a tenth. */
export function row( name, value, budget, unit = '', noise = 0 ) {
	const isOver = value > budget * ( 1 + noise );
	const near = value > budget ? '~' : '✓';
	const mark = isOver ? '✗' : near;
	rows.push( { name, value, budget, unit, isOver } );
	console.log(
		`${ mark } ${ name.padEnd( 58 ) } ${ value.toFixed( 2 ).padStart( 9 ) } ${ unit.padEnd( 3 ) } at most ${ budget }`
	);
}

export function editorRows( { bare, ours, firstByte }, { editor } ) {
	row(
		'Editor: our JavaScript, gzip',
		ours.js.gzip / 1024,
		editor.jsKB,
		'KB'
	);
	row( 'Editor: our JavaScript files', ours.js.files, editor.jsFiles );
	row( 'Editor: our CSS, gzip', ours.css.gzip / 1024, editor.cssKB, 'KB' );
	row( 'Editor: our CSS files', ours.css.files, editor.cssFiles );
	row(
		`Editor: requests more than bare (${ bare.requests })`,
		ours.requests - bare.requests,
		editor.requestsMore
	);
	row(
		`Editor: REST requests more than bare (${ bare.rest })`,
		ours.rest - bare.rest,
		editor.restMore
	);
	row(
		`Editor: ready, of bare (${ bare.ready.toFixed( 0 ) } ms)`,
		ours.ready / bare.ready,
		editor.ready,
		'',
		0.1
	);
	row(
		`Editor: main thread blocked, of bare (${ bare.blocked.toFixed( 0 ) } ms)`,
		ours.blocked / bare.blocked,
		editor.blocked,
		'',
		0.1
	);
	row(
		`Editor: heap, of bare (${ bare.heap.toFixed( 1 ) } MB)`,
		ours.heap / bare.heap,
		editor.heap
	);
	row(
		`Editor: time to first byte, of bare (${ firstByte.bare.toFixed( 0 ) } ms)`,
		firstByte.ratio,
		editor.ttfb,
		'',
		0.1
	);
}

export function frontRows( { plain, blocks }, { front } ) {
	row(
		`Plain page: PHP time, of bare (${ plain.from.toFixed( 1 ) } ms; as seen ${ plain.seen.ratio.toFixed( 2 ) })`,
		plain.ratio,
		front.plainPhp
	);
	row(
		`Plain page: queries more than bare (${ plain.allQueries })`,
		plain.queries,
		front.plainQueriesMore
	);
	row( 'Plain page: our files', plain.assets, front.plainAssets );
	for ( const [ name, page ] of Object.entries( blocks ) ) {
		row(
			`Page with ${ name }: PHP time more than without`,
			page.more,
			front.blockMs,
			'ms'
		);
		console.log(
			`  Page with ${ name }: as the visits took ${ page.seen.more.toFixed( 2 ) } ms, queries more ${ page.queries }, files of ours ${ page.assets }, ${ page.bytes } bytes of gzip`
		);
	}
}

export function relayRows( { delay, stop, together }, { relay } ) {
	row(
		`Relay: delay of a chunk, median (direct: ${ delay.direct.median.toFixed( 2 ) })`,
		delay.relay.median,
		relay.delayMedianMs,
		'ms'
	);
	row(
		`Relay: delay of a chunk, p99 (direct: ${ delay.direct.p99.toFixed( 2 ) })`,
		delay.relay.p99,
		relay.delayP99Ms,
		'ms'
	);
	row(
		'Relay: stop call to upstream closed, slowest of 5',
		stop.call,
		relay.stopMs,
		'ms'
	);
	row(
		'Relay: client gone to upstream closed, slowest of 5',
		stop.hangUp,
		relay.stopMs,
		'ms'
	);
	row(
		'Relay: of 100 streams at once, not complete',
		relay.streams - together.complete,
		0
	);
	row(
		`Relay: REST meanwhile, of idle (${ together.idle.toFixed( 1 ) } ms)`,
		together.busy / together.idle,
		relay.rest,
		'',
		0.1
	);
	row(
		'Relay: memory a PHP process (PSS)',
		together.memoryPerProcess,
		relay.memoryMB,
		'MB'
	);
	row(
		'Relay: database connections meanwhile',
		together.connections,
		relay.connections
	);
}

export function formRows( { together, twice, single, bytes, page }, budget ) {
	row(
		`Forms: of ${ together.sent } sent at once, lost or not answered for`,
		together.lost,
		budget.lost
	);
	row(
		`Forms: of ${ twice.sent } that ${ twice.people } people sent at once, kept twice`,
		together.twice + twice.twice + twice.stored - twice.people,
		budget.twice
	);
	row(
		`Forms: of ${ single.sent } from one address, kept beside the limit`,
		Math.abs( single.stored - single.limit ) +
			Math.abs( single.refused - single.sent + single.limit ),
		0
	);
	console.log(
		`  Forms: an answer, median and p95 (alone: ${ together.alone.toFixed( 0 ) } ms) ${ together.median.toFixed( 0 ) } and ${ together.p95.toFixed( 0 ) } ms, all in ${ together.all.toFixed( 0 ) } ms`
	);
	row( 'Forms: script, gzip', bytes.js / 1024, budget.jsKB, 'KB' );
	row( 'Forms: style, gzip', bytes.css / 1024, budget.cssKB, 'KB' );
	row(
		`Forms: PHP time of a page more than without (${ page.from.toFixed( 1 ) } ms)`,
		page.more,
		budget.pageMs,
		'ms'
	);
}

export function paymentRows(
	{ once, impatient, single, many, problems },
	budget
) {
	for ( const crowd of [ once, impatient ] ) {
		const name = `Payments: ${ crowd.buyers } buyers at once, ${ crowd.sent } forms`;
		row( `${ name }: not paid or not thanked`, crowd.lost, budget.lost );
		row(
			`${ name }: orders or pages twice`,
			crowd.twice + crowd.pages,
			budget.twice
		);
		row(
			`${ name }: off Stripe's books`,
			crowd.difference,
			budget.wrong,
			'ct'
		);
		console.log(
			`  ${ name }: an answer, median and p95 ${ crowd.median.toFixed( 0 ) } and ${ crowd.p95.toFixed( 0 ) } ms, all paid in ${ crowd.all.toFixed( 0 ) } ms`
		);
	}
	for ( const [ from, flood ] of [
		[ 'one address', single ],
		[ 'many addresses', many ],
	] ) {
		row(
			`Payments: of ${ flood.sent } from ${ from }, started beside the limit of ${ flood.limit }`,
			Math.abs( flood.made - flood.limit ) +
				Math.abs( flood.started - flood.limit ) +
				Math.abs( flood.refused - flood.sent + flood.limit ),
			0
		);
	}
	row( 'Payments: faults of the stand-in itself', problems.length, 0 );
}

export function statsRows( { together, page, bytes }, budget ) {
	row(
		`Statistics: of ${ together.sent } views at once, not counted or twice`,
		Math.abs( together.sent - together.counted ) +
			together.sent -
			together.taken,
		budget.wrong
	);
	console.log(
		`  Statistics: a view, median and p95 ${ together.median.toFixed( 0 ) } and ${ together.p95.toFixed( 0 ) } ms, all in ${ together.all.toFixed( 0 ) } ms, in ${ together.rows } rows`
	);
	row( 'Statistics: script of a page, gzip', bytes, budget.bytes, 'B' );
	row( 'Statistics: queries of a page more', page.queries, budget.queries );
	row(
		`Statistics: PHP time of a page more than off (${ page.from.toFixed( 1 ) } ms)`,
		page.more,
		budget.pageMs,
		'ms'
	);
}

export function chaosRows( found, budget ) {
	const list = ( counts ) =>
		Object.entries( counts )
			.map( ( [ name, count ] ) => `${ name }: ${ count }` )
			.join( ', ' );
	row(
		`Chaos: of ${ found.thanked } thanked for, without a response`,
		found.lost,
		budget.lost
	);
	row(
		'Chaos: responses whose answers or files are not those sent',
		found.damaged,
		budget.damaged
	);
	row( 'Chaos: stored twice', found.twice, budget.twice );
	row( 'Chaos: emails said to be sent that were not', found.silent, 0 );
	console.log(
		[
			`  ${ found.sent } submissions of ${ found.people } people in ${ found.minutes.toFixed( 1 ) } minutes; ${ found.sent - found.thanked } gave up, of which ${ found.storedUnthanked } are stored; ${ found.drafts } unfinished drafts`,
			`  attempts: median ${ found.attempts.median }, most ${ found.attempts.most }; until thanked: median ${ found.seconds.median.toFixed( 1 ) } s, most ${ found.seconds.most.toFixed( 1 ) } s`,
			`  answers by status: ${ list( found.statuses ) }`,
			`  emails: ${ list( found.notifications ) }; sent twice: ${ found.mailedTwice }`,
			`  meanwhile (${ found.disk }): ${ list( found.troubles ) }`,
		].join( '\n' )
	);
}

export function relatedRows( found, budget ) {
	for ( const [ name, site ] of Object.entries( found ) ) {
		row(
			`Related posts, ${ name }: first answer, median (most: ${ site.first.most.toFixed( 1 ) })`,
			site.first.median,
			budget.firstMs,
			'ms'
		);
		row(
			`Related posts, ${ name }: kept answer, median`,
			site.cached.median,
			budget.cachedMs,
			'ms'
		);
		row(
			`Related posts, ${ name }: queries of a kept answer`,
			site.cachedQueries.most,
			0
		);
	}
}

export function hubRows( hub, { wrong } ) {
	const wrongBy = ( name, value, right ) =>
		row( `Hub: ${ name } (${ value })`, Math.abs( value - right ), wrong );
	wrongBy( 'tokens for 50 sites on two nodes', hub.minted, hub.wanted );
	console.log(
		`  a token in ${ hub.median.toFixed( 0 ) } ms, p99 ${ hub.p99.toFixed( 0 ) } ms, 40 at once`
	);
	wrongBy( `answered of ${ hub.charges } at once`, hub.answered, hub.limit );
	wrongBy( 'refused over the limit', hub.refused, hub.charges - hub.limit );
	wrongBy( 'requests counted', hub.counted, hub.limit );
	wrongBy( 'counted for another site', hub.countedOthers, hub.others );
	wrongBy( 'counted for all', hub.countedAll, hub.limit + hub.others );
	wrongBy(
		'AI after the revocation, on the other node',
		hub.afterwards,
		403
	);
	wrongBy( 'token after the revocation', hub.again, 403 );
}
