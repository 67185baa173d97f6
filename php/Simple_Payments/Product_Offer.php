<?php

declare( strict_types=1 );

namespace Slipstream\Simple_Payments;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Gateway;
use Slipstream\Money\Money;
use Slipstream\Payments\Checkout\Checkout_Request;
use Slipstream\Payments\Checkout\Checkout_Rules;
use Slipstream\Payments\Checkout\Offer;
use Slipstream\Payments\Checkout\Offer_Rules;
use Slipstream\Payments\Checkout\Payment_Sentence;
use Slipstream\Payments\Ledger\Order_Terms;

/**
 * What a page offers of a product, and what can be bought of it: the price is the product's, both when the page is made
 * and when the form comes.
 */
final class Product_Offer implements Offer_Rules {

	public const BLOCK = Simple_Payments_Module::BLOCK;

	/** More at once is a mistake. */
	public const MOST = 999;

	public function __construct( private Products $products ) {}

	/** What the form of a product is called. */
	public static function form( int $product_id, int $post_id ): string {
		return Offer::form_of( self::BLOCK, $post_id, $product_id );
	}

	public static function of( Product $product, int $post_id ): Offer {
		return Offer::of_one( self::BLOCK, $post_id, $product->id, $product->price, Gateway::Paypal );
	}

	/** The same thing can be bought again. */
	public function ensure_once( Order_Terms $terms, Gateway $gateway ): void {}

	public function terms( Offer $offer, Checkout_Request $request, Gateway $gateway ): Order_Terms {
		$choice  = $offer->choices[0] ?? throw Checkout_Rules::changed();
		$product = $this->products->find( $choice->plan_id ) ?? throw Checkout_Rules::gone();
		if ( ! $product->price->equals( $offer->money( $choice->amounts[0] ?? 0 ) ) ) {
			throw Checkout_Rules::changed();
		}
		$quantity = self::quantity( $request, $product );
		if ( $product->price->amount > intdiv( Checkout_Rules::MOST, $quantity ) ) {
			throw Checkout_Rules::too_much( $offer->money( Checkout_Rules::MOST ) );
		}
		$money = new Money( $quantity * $product->price->amount, $product->price->currency );
		if ( null === $money->at_gateway( $gateway ) ) {
			throw Checkout_Rules::gone();
		}
		return $offer->terms(
			$product->id,
			$money,
			Billing_Interval::One_Time,
			self::sentence( $product, $quantity, $money ),
			$quantity
		);
	}

	/** How many: one, where nobody was asked. */
	private static function quantity( Checkout_Request $request, Product $product ): int {
		$text = $request->quantity();
		$most = $product->multiple ? self::MOST : 1;
		if ( '' === $text && ! $product->multiple ) {
			return 1;
		}
		if ( 1 !== preg_match( '/^\d{1,3}$/D', $text ) || (int) $text < 1 || (int) $text > $most ) {
			throw new Request_Error(
				'checkout_quantity',
				1 === $most
					? __( 'Only one can be bought at a time. Please reload this page.', 'slipstream' )
					/* translators: %d: a number. */
					: sprintf( __( 'Please enter a whole number from 1 to %d.', 'slipstream' ), $most ),
				400
			);
		}
		return (int) $text;
	}

	/** What the buyer agrees to, also on PayPal's page. */
	private static function sentence( Product $product, int $quantity, Money $money ): string {
		$title  = trim( wp_strip_all_tags( $product->title ) );
		$amount = Payment_Sentence::of( $money, Billing_Interval::One_Time );
		return 1 === $quantity
			/* translators: 1: what is bought. 2: what is paid, such as EUR 5 once. */
			? sprintf( __( '%1$s: %2$s', 'slipstream' ), $title, $amount )
			/* translators: 1: a number. 2: what is bought. 3: what is paid, such as EUR 5 once. */
			: sprintf( __( '%1$d × %2$s: %3$s', 'slipstream' ), $quantity, $title, $amount );
	}
}
