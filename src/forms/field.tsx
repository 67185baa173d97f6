import { createBlock } from '@wordpress/blocks';
import { lazyEdit } from '@slipstream/block-kit';
import {
	inputType,
	modernize,
	OLD_ATTRIBUTES,
	PHONE_ATTRIBUTES,
} from './migrate';
import { saveBare, saveBlock, savePlain } from './save';
import type { Values } from './migrate';
import type { Block } from '@wordpress/blocks';
import type { ReactNode } from 'react';

/** The one edit of all blocks of a form: it knows from the block's name what to draw. */
const edit = /* #__PURE__ */ lazyEdit< Values >( () =>
	import( /* webpackChunkName: "forms-fields-edit" */ './edit' ).then(
		( { PartEdit } ) => ( { default: PartEdit } )
	)
);

const PLAIN_KINDS = [
	'text',
	'name',
	'email',
	'url',
	'number',
	'date',
	'time',
	'textarea',
];

const draw = ( path: string ) => (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path fillRule="evenodd" d={ path } />
	</svg>
);

/**
 * A block that is part of a form.
 *
 * @param kind The end of its name.
 * @param path Its icon: what is drawn on a square of 24.
 * @param save What it saves; nothing if left out.
 * @param more More settings.
 */
export const part = < T extends object >(
	kind: string,
	path: string,
	save: () => ReactNode = () => null,
	more?: T
) => ( {
	name: `jetpack/${ kind }`,
	settings: { icon: draw( path ), edit, save, ...more },
} );

/** Phone fields once held a plain input; theirs shows no countries. */
const PLAIN_PHONE = {
	apiVersion: 3,
	attributes: { ...OLD_ATTRIBUTES, ...PHONE_ATTRIBUTES },
	save: savePlain,
	isEligible: ( _: Values, inner: Block[] ) =>
		inner.some( ( { name } ) => name === 'jetpack/input' ),
	migrate: ( attributes: Values, inner: Block[] ) => [
		attributes,
		inner.map( ( block ) =>
			block.name === 'jetpack/input'
				? createBlock( 'jetpack/phone-input', block.attributes )
				: block
		),
	],
};

/** Turns one plain field into another and keeps what is written in it. */
const turnInto = ( kind: string ) => ( attributes: Values, inner: Block[] ) =>
	createBlock(
		`jetpack/field-${ kind }`,
		attributes,
		inner.map( ( { name, attributes: own } ) =>
			createBlock(
				name,
				name === 'jetpack/input'
					? { ...own, type: inputType( kind ) }
					: own
			)
		)
	);

/**
 * A field of a form, with all the forms in which it was saved before.
 *
 * @param kind  What it asks for: the end of its block's name.
 * @param path  Its icon: what is drawn on a square of 24.
 * @param label What it was called before somebody named it.
 */
export function field( kind: string, path: string, label?: string ) {
	const older = {
		apiVersion: 3,
		attributes: OLD_ATTRIBUTES,
		migrate: ( old: Values, inner: Block[] ) =>
			modernize( kind, old, inner, label ),
	};
	return part( `field-${ kind }`, path, savePlain, {
		deprecated: [
			...( kind === 'telephone' ? [ PLAIN_PHONE ] : [] ),
			{ ...older, save: saveBlock },
			{ ...older, save: saveBare },
		],
		...( PLAIN_KINDS.includes( kind ) && {
			transforms: {
				from: [
					{
						type: 'block',
						blocks: PLAIN_KINDS.filter(
							( other ) => other !== kind
						).map( ( other ) => `jetpack/field-${ other }` ),
						transform: turnInto( kind ),
					},
				],
			},
		} ),
	} );
}
