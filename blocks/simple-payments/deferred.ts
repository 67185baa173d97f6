import { RichText } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { createElement, RawHTML } from '@wordpress/element';
import { escapeHTML } from '@wordpress/escape-html';
import { keepPlanDraft } from '@slipstream/memberships';
import metadata from './block.json';
import type { SimplePaymentsAttributes } from './types';
import type { Block } from '@wordpress/blocks';

const { supports } = metadata;

type Stored = Record< string, { type: string; default?: unknown } >;

/** The attributes, all of them in the comment. */
const inComment = Object.fromEntries(
	Object.entries( metadata.attributes as Stored )
		.filter( ( [ name ] ) => name !== 'priceText' )
		.map( ( [ name, attribute ] ) => [
			name,
			{
				type: attribute.type,
				...( 'default' in attribute && { default: attribute.default } ),
			},
		] )
);

interface Named {
	named: { id?: string };
}

const idOf = ( { named: { id } }: Named ) =>
	id && Number.isFinite( Number( id ) ) ? Number( id ) : undefined;

interface OldProps {
	attributes: SimplePaymentsAttributes;
}

/** Very old posts have the shortcode. */
const asShortcode = {
	attributes: inComment,
	supports,
	save: ( { attributes: { productId } }: OldProps ) =>
		productId
			? createElement(
					RawHTML,
					null,
					`[simple-payment id="${ productId }"]`
				)
			: null,
};

/** Any inside: texts had formats once. What is sold is the record's. */
const withFormats = {
	attributes: {
		...metadata.attributes,
		markup: {
			type: 'string',
			source: 'html',
			selector: '.jetpack-simple-payments-wrapper',
		},
	},
	supports,
	save: ( {
		attributes: { productId, markup },
	}: {
		attributes: SimplePaymentsAttributes & { markup?: string };
	} ) =>
		createElement( RichText.Content, {
			tagName: 'div',
			className: `jetpack-simple-payments-wrapper jetpack-simple-payments-${ productId }`,
			value: markup ?? '',
		} ),
	migrate: ( {
		markup,
		...attributes
	}: SimplePaymentsAttributes & { markup?: string } ) => attributes,
};

/** A button that sells the same with a plan. The plan is made when the author saves the dialog that opens. */
function toPaymentButtons( {
	title,
	price,
	currency,
}: SimplePaymentsAttributes ): Block {
	const button = createBlock( 'jetpack/recurring-payments', {}, [
		createBlock( 'jetpack/button', {
			element: 'a',
			uniqueId: 'id',
			passthroughAttributes: { uniqueId: 'uniqueId', url: 'url' },
			text: escapeHTML( title ),
		} ),
	] );
	keepPlanDraft( button.clientId, {
		title,
		price,
		currency,
		interval: 'one-time',
	} );
	return createBlock( 'jetpack/payment-buttons', {}, [ button ] );
}

export const deferred = {
	transforms: {
		from: [
			{
				type: 'shortcode',
				tag: 'simple-payment',
				isMatch: ( attributes: Named ) =>
					idOf( attributes ) !== undefined,
				attributes: {
					productId: { type: 'number', shortcode: idOf },
				},
			},
		],
		to: [
			{
				type: 'block',
				blocks: [ 'jetpack/payment-buttons' ],
				transform: toPaymentButtons,
			},
		],
	},
	deprecated: [ asShortcode, withFormats ],
};
