import { createBlock } from '@wordpress/blocks';
import { lazyEdit } from '@slipstream/block-kit';
import { fieldTypeOf, initialLabel, typeOf } from './field-types';
import { modernize, OLD_ATTRIBUTES, PHONE_ATTRIBUTES } from './migrate';
import { saveBare, saveBlock, savePlain } from './save';
import type { FieldDefinition } from './field-types';
import type { Values } from './migrate';
import type { EditProps, LazyEdit } from '@slipstream/block-kit';
import type { Block } from '@wordpress/blocks';
import type { ComponentType, ReactNode } from 'react';

type LoadEdit = () => Promise< {
	default: ComponentType< EditProps< Values > >;
} >;

/** The edit of all fields that need none of their own. */
const fieldEdit = /* #__PURE__ */ lazyEdit< Values >( () =>
	import( /* webpackChunkName: "forms-fields-edit" */ './edit/field' ).then(
		( { FieldEdit } ) => ( { default: FieldEdit } )
	)
);

/**
 * The icon of a block of forms.
 *
 * @param path What is drawn on a square of 24.
 */
export const icon = ( path: string ) => (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path fillRule="evenodd" d={ path } />
	</svg>
);

const block = < T extends object >(
	name: string,
	path: string,
	edit: LazyEdit< Values >,
	save: () => ReactNode,
	more?: T
) => ( {
	name: `jetpack/${ name }`,
	settings: { icon: icon( path ), edit, save, ...more },
} );

/**
 * A block that is part of a form.
 *
 * @param name The end of its name.
 * @param path Its icon: what is drawn on a square of 24.
 * @param load Imports its edit.
 * @param save What it saves; nothing if left out.
 * @param more Old forms and the like.
 */
export const part = < T extends object >(
	name: string,
	path: string,
	load: LoadEdit,
	save: () => ReactNode = () => null,
	more?: T
) => block( name, path, lazyEdit< Values >( load ), save, more );

/** Turns one convertible field into another and keeps what is written in it. */
const turnInto =
	( type: string, { controlBlock, controlAttributes }: FieldDefinition ) =>
	( attributes: Values, inner: Block[] ) =>
		createBlock(
			`jetpack/field-${ type }`,
			attributes,
			inner.map( ( { name, attributes: own } ) =>
				createBlock(
					name,
					name === controlBlock
						? { ...own, ...controlAttributes }
						: own
				)
			)
		);

const conversions = ( type: string, definition: FieldDefinition ) => ( {
	from: [
		{
			type: 'block',
			blocks: [ '*' ],
			isMatch: ( _: Values, { name }: Block ) =>
				typeOf( name ) !== type &&
				!! fieldTypeOf( typeOf( name ) )?.convertible,
			transform: turnInto( type, definition ),
		},
	],
} );

interface Options {
	/** Imports its edit, where it has one of its own. */
	edit?: LoadEdit;
	save?: () => ReactNode;
	deprecated?: object[];
}

/**
 * A field of a form.
 *
 * @param type       What it is called: the end of its block's name.
 * @param path       Its icon: what is drawn on a square of 24.
 * @param definition Its `field.json`.
 * @param options    What differs from other fields.
 */
export const field = (
	type: string,
	path: string,
	definition: FieldDefinition,
	options: Options = {}
) =>
	block(
		`field-${ type }`,
		path,
		options.edit ? lazyEdit< Values >( options.edit ) : fieldEdit,
		options.save ?? savePlain,
		{
			fieldType: definition,
			...( options.deprecated && { deprecated: options.deprecated } ),
			...( definition.convertible && {
				transforms: conversions( type, definition ),
			} ),
		}
	);

/** Phone fields once held a plain input; theirs shows no countries. */
const PLAIN_PHONE = {
	apiVersion: 3,
	attributes: { ...OLD_ATTRIBUTES, ...PHONE_ATTRIBUTES },
	save: savePlain,
	isEligible: ( _: Values, inner: Block[] ) =>
		inner.some( ( { name } ) => name === 'jetpack/input' ),
	migrate: ( attributes: Values, inner: Block[] ) => [
		attributes,
		inner.map( ( one ) =>
			one.name === 'jetpack/input'
				? createBlock( 'jetpack/phone-input', one.attributes )
				: one
		),
	],
};

/**
 * A field that there was before fields held a label and an input, with all the forms in which it was saved.
 *
 * @param type       What it is called: the end of its block's name.
 * @param path       Its icon: what is drawn on a square of 24.
 * @param definition Its `field.json`.
 * @param options    What differs from other fields.
 */
export function oldField(
	type: string,
	path: string,
	definition: FieldDefinition,
	options: Options = {}
) {
	const older = {
		apiVersion: 3,
		attributes: OLD_ATTRIBUTES,
		migrate: ( old: Values, inner: Block[] ) =>
			modernize(
				type,
				old,
				inner,
				definition.standalone ? '' : initialLabel( definition )
			),
	};
	return field( type, path, definition, {
		...options,
		deprecated: [
			...( definition.controlBlock === 'jetpack/phone-input'
				? [ PLAIN_PHONE ]
				: [] ),
			{ ...older, save: saveBlock },
			{ ...older, save: saveBare },
		],
	} );
}
