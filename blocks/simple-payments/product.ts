import { decodeEntities } from '@wordpress/html-entities';
import { priceTextOf } from './price-text';
import type { SimplePaymentsAttributes } from './types';

export const PRODUCT = [ 'postType', 'jp_pay_product' ] as const;

/** What the server sells, as its route has it. */
export interface ProductRecord {
	id: number;
	content?: { raw?: string };
	title?: { raw?: string };
	featured_media?: number;
	/** The post that it is sold in; 0 if none is known. */
	slipstream_home?: number;
	meta?: {
		spay_currency?: string;
		spay_email?: string;
		spay_multiple?: boolean;
		spay_price?: number;
	};
}

const EMPTY = {
	spay_currency: '',
	spay_email: '',
	spay_multiple: false,
	spay_price: 0,
};

/**
 * What a record says of the block's attributes.
 *
 * @param record The record.
 */
export function attributesOf(
	record: ProductRecord
): Partial< SimplePaymentsAttributes > {
	const { title, content, featured_media: featuredMediaId = 0 } = record;
	const meta = { ...EMPTY, ...record.meta };
	return {
		title: decodeEntities( title?.raw ?? '' ),
		content: decodeEntities( content?.raw ?? '' ),
		featuredMediaId,
		email: meta.spay_email,
		multiple: meta.spay_multiple,
		...( meta.spay_currency && { currency: meta.spay_currency } ),
		...( meta.spay_price && { price: meta.spay_price } ),
	};
}

/**
 * The attributes that differ from a record, and the text of a price that does.
 *
 * @param attributes The block's attributes.
 * @param record     The record.
 */
export function changesOf(
	attributes: SimplePaymentsAttributes,
	record: ProductRecord
): Partial< SimplePaymentsAttributes > {
	const changes: Partial< SimplePaymentsAttributes > = Object.fromEntries(
		Object.entries( attributesOf( record ) ).filter(
			( [ name, value ] ) =>
				attributes[ name as keyof SimplePaymentsAttributes ] !== value
		)
	);
	const { price = attributes.price, currency = attributes.currency } =
		changes;
	// Old forms have no text.
	return ! attributes.priceText || 'price' in changes || 'currency' in changes
		? { ...changes, priceText: priceTextOf( price, currency ) }
		: changes;
}

/**
 * The record of a block. A new one is a draft, which the server publishes with what the block stands in.
 *
 * @param attributes The block's attributes.
 * @param id         The record that it has; undefined for a new one.
 */
export const toRecord = (
	attributes: SimplePaymentsAttributes,
	id: number | undefined
) => ( {
	...( id ? { id } : { status: 'draft' } ),
	title: attributes.title,
	content: attributes.content,
	featured_media: attributes.featuredMediaId,
	meta: {
		spay_currency: attributes.currency,
		spay_email: attributes.email,
		spay_multiple: attributes.multiple,
		...( attributes.price !== undefined && {
			spay_price: attributes.price,
		} ),
	},
} );
