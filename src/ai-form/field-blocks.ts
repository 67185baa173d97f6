import { createBlock } from '@wordpress/blocks';
import { fieldTypeOf, isSubmit, modernize, typeOf } from '@slipstream/forms';
import { cleanValues, isKnownKind, keysOf } from './kinds';
import { plain, toHtml, toPlainText } from './text';
import type { Values } from '@slipstream/forms';
import type { Block } from '@wordpress/blocks';

/** Attributes that are HTML. */
const RICH = [ 'label', 'requiredText' ];

/** What a field asks for; nothing where a block is no field that is known. */
export function kindOf( { name }: Block ): string | undefined {
	const kind = typeOf( name );
	return isKnownKind( kind ) ? kind : undefined;
}

/** The block inside of a field that holds a value, nothing for the field itself. */
function holderOf( kind: string, key: string ): RegExp | undefined {
	const { standalone, settings, settingsBlock } = fieldTypeOf( kind ) ?? {};
	if ( RICH.includes( key ) ) {
		return standalone ? /\/option$/ : /\/label$/;
	}
	return key === 'placeholder' ||
		( settingsBlock && settings?.some( ( { name } ) => name === key ) )
		? /input$/
		: undefined;
}

const optionsIn = ( block: Block ): Block | undefined =>
	block.innerBlocks.find( ( { name } ) => name === 'jetpack/options' );

function valueOf( block: Block, kind: string, key: string ): unknown {
	if ( key === 'options' && kind !== 'select' ) {
		return optionsIn( block )
			?.innerBlocks.filter( ( { attributes } ) => ! attributes.isOther )
			.map( ( { attributes } ) => toPlainText( attributes.label ) );
	}
	const holder = holderOf( kind, key );
	const found = holder
		? block.innerBlocks.find( ( { name } ) => holder.test( name ) )
		: block;
	const value = found?.attributes[ key ];
	return RICH.includes( key ) ? toPlainText( value ) : value;
}

/**
 * What a field says, in plain words.
 *
 * @param block The field.
 * @param kind  What it asks for.
 */
export function valuesOf( block: Block, kind: string ): Values {
	return cleanValues(
		kind,
		Object.fromEntries(
			keysOf( kind ).map( ( key ) => [
				key,
				valueOf( block, kind, key ),
			] )
		)
	);
}

/** New options; those that say the same stay the blocks they are. */
function withOptions( block: Block, options: readonly string[] ): Block {
	const list = optionsIn( block );
	const old = list?.innerBlocks ?? [];
	const look = old[ 0 ]?.attributes.style;
	const inner = options.map(
		( label ) =>
			old.find(
				( { attributes } ) => toPlainText( attributes.label ) === label
			) ??
			createBlock( 'jetpack/option', {
				label: toHtml( label ),
				...( look ? { style: look } : {} ),
			} )
	);
	const others = old.filter( ( { attributes } ) => attributes.isOther );
	return {
		...block,
		innerBlocks: block.innerBlocks.map( ( part ) =>
			part === list
				? { ...part, innerBlocks: [ ...inner, ...others ] }
				: part
		),
	};
}

const withAttributes = ( block: Block, attributes: Values ): Block => ( {
	...block,
	attributes: { ...block.attributes, ...attributes },
} );

const withInner = ( block: Block, holder: RegExp, attributes: Values ) => ( {
	...block,
	innerBlocks: block.innerBlocks.map( ( part ) =>
		holder.test( part.name ) ? withAttributes( part, attributes ) : part
	),
} );

function withValue(
	block: Block,
	kind: string,
	key: string,
	value: unknown
): Block {
	if ( key === 'options' && kind !== 'select' ) {
		return withOptions( block, value as string[] );
	}
	const attribute = {
		[ key ]: RICH.includes( key ) ? toHtml( String( value ) ) : value,
	};
	const holder = holderOf( kind, key );
	if ( holder ) {
		return withInner( block, holder, attribute );
	}
	const changed = withAttributes( block, attribute );
	return key === 'consentType'
		? withInner( changed, /\/option$/, { hideInput: value === 'implicit' } )
		: changed;
}

/**
 * A field with other values; all that is not named stays.
 *
 * @param block  The field.
 * @param kind   What it asks for.
 * @param values Its new values.
 */
export function withValues(
	block: Block,
	kind: string,
	values: Values
): Block {
	return Object.entries( values ).reduce(
		( changed, [ key, value ] ) => withValue( changed, kind, key, value ),
		block
	);
}

/**
 * A new field.
 *
 * @param kind   What it asks for.
 * @param values What it says.
 */
export function newField( kind: string, values: Values ): Block {
	const { label, requiredText, ...more } = values;
	const text = label ? toHtml( String( label ) ) : undefined;
	const [ attributes, inner ] = modernize( kind, {
		...more,
		label: text,
		requiredText: requiredText && toHtml( String( requiredText ) ),
		...( kind === 'consent' && {
			[ more.consentType === 'explicit'
				? 'explicitConsentMessage'
				: 'implicitConsentMessage' ]: text,
		} ),
		...( kind !== 'select' &&
			Array.isArray( more.options ) && {
				options: more.options.map( ( option: string ) =>
					toHtml( option )
				),
			} ),
	} );
	return createBlock( `jetpack/field-${ kind }`, attributes, inner );
}

/**
 * A field that asks for the same in another way. It keeps its name, under which answers go on.
 *
 * @param block  The field.
 * @param kind   What it asks for now.
 * @param values What it says.
 */
export function turnedInto(
	block: Block,
	kind: string,
	values: Values
): Block {
	const { id, className } = block.attributes;
	return withAttributes( newField( kind, values ), {
		...( id ? { id } : {} ),
		...( className ? { className } : {} ),
	} );
}

/** Whether a block itself sends the form. */
export const isSubmitBlock = ( block: Block ): boolean =>
	isSubmit( { ...block, innerBlocks: [] } );

/**
 * What a block says that is no field, so that a model knows what stands there.
 *
 * @param block The block.
 */
export function excerptOf( block: Block ): string {
	const { content, label, text } = block.attributes;
	return (
		toPlainText( content ?? label ?? text ) ||
		plain( block.innerBlocks.map( excerptOf ).find( Boolean ) )
	);
}
