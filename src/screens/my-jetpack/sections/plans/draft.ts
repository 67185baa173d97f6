import { __, sprintf } from '@wordpress/i18n';
import {
	formatMoney,
	fromDecimal,
	minimumOf,
	parseAmount,
	toDecimal,
	typedAmount,
} from '@slipstream/money';
import type { Product } from '@slipstream/memberships';
import type { ValidationMessages } from '@slipstream/ui';

/** A plan as it is typed. */
export interface Draft {
	title: string;
	/** In the reader's own way of writing numbers. */
	price: string;
	currency: string;
	interval: string;
	description: string;
	welcome: string;
	isAmountOpen: boolean;
}

/** A plan as the server takes it. */
export interface Body {
	title: string;
	price: number;
	currency: string;
	interval: string;
	description: string;
	welcome_email_content: string;
	buyer_can_change_amount: boolean;
}

/** A plan that does not exist yet. */
export const NEW_PLAN: Product = {
	id: 0,
	title: '',
	price: 5,
	currency: 'USD',
	interval: '1 month',
};

/** A price as its reader writes it. */
function typedPrice( { price, currency }: Product ): string {
	const money = fromDecimal( price, currency );
	return money ? typedAmount( money ) : String( price );
}

/**
 * The form for a plan.
 *
 * @param plan What the server holds.
 */
export const draftOf = ( plan: Product ): Draft => ( {
	title: plan.title,
	price: typedPrice( plan ),
	currency: plan.currency,
	interval: plan.interval,
	description: plan.description ?? '',
	welcome: plan.welcome_email_content ?? '',
	isAmountOpen: plan.buyer_can_change_amount ?? false,
} );

/**
 * What a form holds.
 *
 * @param draft The form. A price that is no amount of money is 0.
 */
export function bodyOf( draft: Draft ): Body {
	const money = parseAmount( draft.price, draft.currency );
	return {
		title: draft.title.trim(),
		price: money ? toDecimal( money ) : 0,
		currency: draft.currency,
		interval: draft.interval,
		description: draft.description,
		welcome_email_content: draft.welcome,
		buyer_can_change_amount: draft.isAmountOpen,
	};
}

/**
 * What is wrong with a form, by the names of fields.
 *
 * @param draft The form.
 */
export function validate( draft: Draft ): ValidationMessages {
	const messages: Record< string, string > = {};
	if ( ! draft.title.trim() ) {
		messages.title = __( 'Enter a name.', 'slipstream' );
	}
	const money = parseAmount( draft.price, draft.currency );
	const least = minimumOf( draft.currency );
	if ( ! money ) {
		messages.price = __( 'Enter a price.', 'slipstream' );
	} else if ( money.amount < least.amount ) {
		messages.price = leastSentence( draft.currency );
	}
	return messages;
}

/**
 * The lowest price of a currency, in a sentence.
 *
 * @param currency Its code.
 */
export const leastSentence = ( currency: string ): string =>
	sprintf(
		/* translators: %s: an amount of money. */
		__( 'At least %s.', 'slipstream' ),
		formatMoney( minimumOf( currency ) )
	);

/**
 * A plan's price as it is shown.
 *
 * @param plan The plan.
 */
export function formattedPrice( plan: Product ): string {
	const { price, currency } = plan;
	const money = fromDecimal( price, currency );
	return money ? formatMoney( money ) : `${ price } ${ currency }`;
}
