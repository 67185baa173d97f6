/** A picture as galleries save it; `attributes` go last, as the order means nothing. */
export const img = (
	id: number,
	attributes = ' data-amp-layout="responsive"',
	src = `https://i0.wp.com/example.com/photo-${ id }.jpg?ssl=1`
) =>
	`<img alt="Photo ${ id }" data-height="800" data-id="${ id }" data-link="https://example.com/photo-${ id }/" data-url="https://example.com/photo-${ id }.jpg" data-width="1200" src="${ src }"${ attributes }/>`;

export const figure = ( inside: string, filter = '' ) =>
	`<figure class="tiled-gallery__item${ filter }">${ inside }</figure>`;

export const column = ( inside: string, style = '' ) =>
	`<div class="tiled-gallery__col"${ style }>${ inside }</div>`;

export const gallery = ( columns: string, row = '' ) =>
	`<div class="tiled-gallery__gallery"><div class="tiled-gallery__row${ row }">${ columns }</div></div>`;

export const post = ( comment: string, html: string ) =>
	`<!-- wp:jetpack/tiled-gallery${ comment } -->\n${ html }\n<!-- /wp:jetpack/tiled-gallery -->`;

export const root = ( inside: string, names = ' is-style-rectangular' ) =>
	`<div class="wp-block-jetpack-tiled-gallery aligncenter${ names }">${ inside }</div>`;

const two = ( make: ( id: number ) => string ) => make( 1 ) + make( 2 );
const plain = ( id: number ) => column( figure( img( id ) ) );
const IDS = ' {"ids":[1,2]}';
const zoomed = ( n: number ) =>
	` tabindex="0" role="button" aria-label="Bild ${ n } von 2 öffnen" data-amp-layout="responsive"`;
const basis = ( width: string ) => ` style="flex-basis:${ width }%"`;

/** The forms that have been saved, newest first. */
export const OLD_FORMS: Record< string, string > = {
	'1: operable pictures with links of their own': post(
		' {"ids":[1,2],"linkTo":"custom"}',
		root(
			` <div class="">${ gallery(
				two( ( id ) =>
					column(
						figure(
							img(
								id,
								` data-custom-link="https://example.com/shop/"${ zoomed( id ) }`
							)
						)
					)
				)
			) }</div>`
		)
	),
	'2: operable pictures': post(
		IDS,
		root(
			` <div class="has-rounded-corners-4">${ gallery(
				two( ( id ) => column( figure( img( id, zoomed( id ) ) ) ) )
			) }</div>`
		).replace( '"ids"', '"roundedCorners":4,"ids"' )
	).replace( '{"ids":[1,2]}', '{"ids":[1,2],"roundedCorners":4}' ),
	'3: a space before the pictures': post(
		IDS,
		root( ` <div class="">${ gallery( two( plain ) ) }</div>` )
	),
	'4: the style on the inner element': post(
		' {"className":"is-style-circle","columns":2,"ids":[1,2]}',
		root(
			`<div class="is-style-circle">${ gallery(
				two( ( id ) =>
					column(
						figure(
							img(
								id,
								undefined,
								`https://i0.wp.com/example.com/photo-${ id }.jpg?ssl=1&amp;resize=800%2C800`
							)
						)
					)
				),
				' columns-2'
			) }</div>`,
			''
		)
	),
	'5: no inner element': post( IDS, root( gallery( two( plain ) ) ) ),
	'6: widths with many decimals': post(
		' {"columnWidths":[["50.123456789012","49.476543210988"]],"ids":[1,2]}',
		root(
			gallery(
				column( figure( img( 1, '' ) ), basis( '50.123456789012' ) ) +
					column( figure( img( 2, '' ) ), basis( '49.476543210988' ) )
			)
		)
	),
	'7: filters and corners, no widths': post(
		' {"ids":[1,2],"imageFilter":"sepia","roundedCorners":5}',
		root(
			gallery(
				two( ( id ) =>
					column( figure( img( id, '' ), ' filter__sepia' ) )
				)
			),
			' is-style-rectangular has-rounded-corners-5'
		)
	),
	'8: captions and labels': post(
		'',
		root(
			gallery(
				two( ( id ) =>
					column(
						figure(
							`${ img( id, ` aria-label="Photo ${ id }"`, `https://i2.wp.com/example.com/photo-${ id }.jpg?ssl=1` ) }<figcaption>The <em>caption</em> ${ id }</figcaption>`
						)
					)
				)
			)
		)
	),
};

/** The form of today. */
export const FORMS: Record< string, string > = {
	'a mosaic with widths': post(
		' {"columnWidths":[["50.12345","49.47655"]],"ids":[1,2]}',
		root(
			`<div class="">${ gallery(
				column( figure( img( 1 ) ), basis( '50.12345' ) ) +
					column( figure( img( 2 ) ), basis( '49.47655' ) )
			) }</div>`
		)
	),
	'a filter, links and corners': post(
		' {"ids":[1,2],"imageFilter":"1977","linkTo":"attachment","roundedCorners":8}',
		root(
			`<div class="has-rounded-corners-8">${ gallery(
				two( ( id ) =>
					column(
						figure(
							`<a href="https://example.com/photo-${ id }/">${ img( id ) }</a>`,
							' filter__1977'
						)
					)
				)
			) }</div>`
		)
	),
	'links of their own': post(
		' {"ids":[1,2],"linkTo":"custom"}',
		root(
			`<div class="">${ gallery(
				column(
					figure(
						`<a href="https://example.com/shop/">${ img( 1 ) }</a>`
					)
				) + plain( 2 )
			) }</div>`
		)
	),
	'captions, which others pass by': post(
		' {"ids":[1,2],"captions":{"1":"A \\u003cem\\u003ehill\\u003c/em\\u003e"},"lightbox":true}',
		root( `<div class="">${ gallery( two( plain ) ) }</div>` )
	),
	'what nobody knows': post(
		' {"ids":[1,2],"nobodyKnows":{"a":1}}',
		root( `<div class="">${ gallery( two( plain ) ) }</div>` )
	),
};
