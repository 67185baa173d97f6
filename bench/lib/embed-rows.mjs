import { frontRows, row } from './rows.mjs';

const kb = ( bytes ) => bytes / 1024;

/** Bytes that are fetched until a block has been seen, and what moved. */
function blockRows( blocks, { embeds } ) {
	for ( const [ name, { js, css, before, shift } ] of Object.entries(
		blocks
	) ) {
		const { jsKB, cssKB } = embeds.bytes[ name ] ?? embeds.bytes.others;
		row( `${ name }: JavaScript, gzip`, kb( js ), jsKB, 'KB' );
		row( `${ name }: CSS, gzip`, kb( css ), cssKB, 'KB' );
		row( `${ name }: layout shift`, shift, embeds.shift );
		console.log( `  ${ name }: files before it is near: ${ before }` );
	}
}

export function embedRows( { plain, blocks, gallery, map }, budgets ) {
	const { embeds } = budgets;
	frontRows( { plain, blocks }, budgets );
	blockRows( blocks, budgets );
	row(
		'Gallery of 200: page can be used after',
		gallery.ready,
		embeds.galleryReadyMs,
		'ms',
		0.1
	);
	row(
		'Gallery of 200: longest task of the page',
		gallery.task,
		embeds.galleryTaskMs,
		'ms',
		0.1
	);
	row( 'Gallery of 200: layout shift', gallery.shift, embeds.shift );
	row(
		`Gallery of 200: columns change in the editor (slowest ${ gallery.slowest.toFixed( 0 ) } ms)`,
		gallery.change,
		embeds.galleryChangeMs,
		'ms',
		0.1
	);
	row(
		`Map of 1,000 places: from in view to drawn (${ map.drawn } pins)`,
		map.ms,
		embeds.mapMs,
		'ms',
		0.1
	);
	row(
		'Map of 1,000 places: longest task',
		map.task,
		embeds.mapTaskMs,
		'ms',
		0.1
	);
}
