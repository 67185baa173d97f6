#!/usr/bin/env node
// npm run new-block -- name: makes the folder of a new block.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';

const [ name ] = process.argv.slice( 2 );
if ( ! /^[a-z][a-z0-9-]*$/.test( name ?? '' ) ) {
	console.error(
		'Give the block’s name in kebab case: npm run new-block -- opening-times'
	);
	process.exit( 2 );
}
const dir = join( root, 'blocks', name );
if ( existsSync( dir ) ) {
	console.error( `blocks/${ name } is there already.` );
	process.exit( 1 );
}
const title = name[ 0 ].toUpperCase() + name.slice( 1 ).replaceAll( '-', ' ' );

const FILES = {
	'block.json': `${ JSON.stringify(
		{
			$schema: 'https://schemas.wp.org/trunk/block.json',
			apiVersion: 3,
			name: `jetpack/${ name }`,
			title,
			category: 'text',
			description: '',
			textdomain: 'slipstream',
			attributes: {
				text: {
					type: 'string',
					source: 'html',
					selector: 'p',
					default: '',
				},
			},
			supports: { html: false },
			example: { attributes: { text: 'Hello' } },
			editorScript: 'slipstream-editor',
			editorStyle: 'slipstream-editor',
		},
		null,
		'\t'
	) }\n`,
	'types.ts': `/** The block's attributes, as block.json has them. */
export interface Attributes {
	text: string;
}
`,
	'index.ts': `import { lazyEdit } from '@slipstream/block-kit';
import { symbol } from '@wordpress/icons';
import metadata from './block.json';
import { save } from './save';
import type { Attributes } from './types';

export const { name } = metadata;
export const settings = {
	icon: symbol,
	edit: lazyEdit< Attributes >(
		() => import( /* webpackChunkName: "${ name }-edit" */ './edit' )
	),
	save,
};
`,
	'edit.tsx': `import { RichText, useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import type { Attributes } from './types';
import type { EditProps } from '@slipstream/block-kit';

export default function Edit( {
	attributes,
	setAttributes,
}: EditProps< Attributes > ) {
	return (
		<div { ...useBlockProps() }>
			<RichText
				tagName="p"
				value={ attributes.text }
				onChange={ ( text ) => setAttributes( { text } ) }
				placeholder={ __( 'Write…', 'slipstream' ) }
			/>
		</div>
	);
}
`,
	'save.tsx': `import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { Attributes } from './types';

export function save( { attributes }: { attributes: Attributes } ) {
	return (
		<div { ...useBlockProps.save() }>
			<RichText.Content tagName="p" value={ attributes.text } />
		</div>
	);
}
`,
	'test/save.test.ts': `import {
	createBlock,
	parse,
	registerBlockType,
	serialize,
} from '@wordpress/blocks';
import metadata from '../block.json';
import { name, settings } from '../index';

beforeAll( () => {
	registerBlockType( { ...metadata, name } as never, settings as never );
} );

it( 'opens valid what it saved', () => {
	const saved = serialize( [ createBlock( name, { text: 'Hello' } ) ] );
	const [ block ] = parse( saved );
	expect( block?.isValid ).toBe( true );
	expect( block?.attributes.text ).toBe( 'Hello' );
} );
`,
};

for ( const [ file, content ] of Object.entries( FILES ) ) {
	mkdirSync( join( dir, file, '..' ), { recursive: true } );
	writeFileSync( join( dir, file ), content );
}
console.log( `blocks/${ name } is made. Next: npm start.` );
