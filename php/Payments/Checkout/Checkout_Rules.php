<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Checkout;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Memberships\Plan;
use Slipstream\Memberships\Plans;
use Slipstream\Money\Currency;
use Slipstream\Money\Gateway;
use Slipstream\Money\Money;
use Slipstream\Money\Typed_Amount;
use Slipstream\Payments\Ledger\Order_Terms;

/**
 * What can be paid: what the form has offered, as far as the plan still allows it.
 */
final class Checkout_Rules implements Offer_Rules {

	/** Characters of a note. */
	public const LONGEST_NOTE = 500;

	/** More is a mistake, in units of a currency. */
	public const MOST = 10 ** 12;

	/** @param Closure(Plan, Gateway): bool $is_paid Whether who is signed in pays a plan again and again already. */
	public function __construct( private Plans $plans, private Closure $is_paid ) {}

	public function terms( Offer $offer, Checkout_Request $request, Gateway $gateway ): Order_Terms {
		$plan  = $this->plan( $offer, $request->plan_id() );
		$money = $this->chosen( $offer, $plan, $request );
		self::check_limits( $offer, $plan, $money, $gateway );
		if ( $offer->fee_rate > 0 && $request->covers_fees( $plan->id ) ) {
			$money = Fee_Cover::add( $money, $offer->fee_rate, $gateway );
		}
		if ( mb_strlen( $request->note( $plan->id ), 'UTF-8' ) > self::LONGEST_NOTE ) {
			throw new Request_Error(
				'checkout_note_too_long',
				/* translators: %d: a number of characters. */
				sprintf( __( 'Please shorten your note to %d characters.', 'slipstream' ), self::LONGEST_NOTE ),
				400
			);
		}
		return $offer->terms(
			$plan->id,
			$money,
			$plan->interval,
			Payment_Sentence::of( $money, $plan->interval )
		);
	}

	/** The least that can be paid: the highest of the minimums of the currency, the gateway, and the plan. */
	public static function minimum( Plan $plan, Gateway $gateway ): Money {
		$least = Currency::of( $plan->price->currency )->minimum( $gateway );
		return $plan->price->amount > $least->amount ? $plan->price : $least;
	}

	/** The plan as it is now. */
	private function plan( Offer $offer, int $plan_id ): Plan {
		$choice = $offer->choice( $plan_id )
			?? throw new Request_Error(
				'checkout_no_choice',
				__( 'Please choose what you want to pay.', 'slipstream' ),
				400
			);
		$plan   = $this->plans->find( $plan_id )
			?? throw self::gone();
		if ( $plan->price->currency !== $offer->currency || $plan->interval !== $choice->interval ) {
			throw self::changed();
		}
		return $plan;
	}

	/** One person pays a plan once at a time, if it does not say otherwise. Who gives may give more than once. */
	public function ensure_once( Order_Terms $terms, Gateway $gateway ): void {
		$plan    = $this->plans->find( $terms->plan_id ) ?? throw self::gone();
		$is_once = $plan->interval->is_recurring() && ! $plan->allows_several && Plan::DONATION !== $plan->type;
		if ( $is_once && ( $this->is_paid )( $plan, $gateway ) ) {
			throw new Request_Error(
				'checkout_paid_already',
				__( 'You are already paying for this. Nothing was charged now. To change or cancel what you pay, go to My payments.', 'slipstream' ),
				409
			);
		}
	}

	/** The amount that was chosen, if the form offers it. */
	private function chosen( Offer $offer, Plan $plan, Checkout_Request $request ): Money {
		$amount = $request->amount( $plan->id );
		if ( Checkout_Request::OWN === $amount && $offer->is_open ) {
			return self::typed( $offer, $request->own_amount( $plan->id ) );
		}
		if ( $offer->is_open && '' !== $request->own_amount( $plan->id ) ) {
			throw new Request_Error(
				'checkout_amount_twice',
				__( 'You have chosen an amount and entered another one. Please keep one of them.', 'slipstream' ),
				400
			);
		}
		foreach ( $offer->choice( $plan->id )->amounts ?? array() as $offered ) {
			if ( (string) $offered === $amount ) {
				return $offer->money( $offered );
			}
		}
		throw new Request_Error( 'checkout_amount_missing', __( 'Please choose an amount.', 'slipstream' ), 400 );
	}

	private static function typed( Offer $offer, string $text ): Money {
		if ( '' === $text ) {
			throw new Request_Error( 'checkout_amount_missing', __( 'Please enter an amount.', 'slipstream' ), 400 );
		}
		global $wp_locale;
		$money = Typed_Amount::read( $text, $offer->currency, $wp_locale->number_format['decimal_point'] )
			?? throw new Request_Error(
				'checkout_amount_invalid',
				__( 'This amount cannot be read. Please enter a number.', 'slipstream' ),
				400
			);
		self::ensure_at_least( $money, $offer->money( $offer->minimum ) );
		$most = $offer->maximum > 0 ? min( $offer->maximum, self::MOST ) : self::MOST;
		if ( $money->amount > $most ) {
			throw self::too_much( $offer->money( $most ) );
		}
		return $money;
	}

	/** What the plan and the gateway allow now, whatever the form has offered. */
	private static function check_limits( Offer $offer, Plan $plan, Money $money, Gateway $gateway ): void {
		if ( ! $plan->is_amount_open && ! $money->equals( $plan->price ) ) {
			throw self::changed();
		}
		self::ensure_at_least( $money, self::minimum( $plan, $gateway ) );
		if ( null === $money->at_gateway( $gateway ) ) {
			$step = $offer->money( Fee_Cover::step( $offer->currency, $gateway ) );
			throw new Request_Error(
				'checkout_amount_step',
				/* translators: %s: an amount of money. */
				sprintf( __( 'The amount must be a multiple of %s.', 'slipstream' ), $step->format() ),
				400
			);
		}
	}

	private static function ensure_at_least( Money $money, Money $least ): void {
		if ( $money->amount < $least->amount ) {
			throw new Request_Error(
				'checkout_amount_low',
				/* translators: %s: an amount of money. */
				sprintf( __( 'The smallest amount is %s.', 'slipstream' ), $least->format() ),
				400
			);
		}
	}

	/** More is not taken. */
	public static function too_much( Money $most ): Request_Error {
		return new Request_Error(
			'checkout_amount_high',
			/* translators: %s: an amount of money. */
			sprintf( __( 'The largest amount is %s.', 'slipstream' ), $most->format() ),
			400
		);
	}

	/** What the page offers is not sold any more. */
	public static function gone(): Request_Error {
		return new Request_Error( 'checkout_plan_gone', __( 'This is no longer offered.', 'slipstream' ), 409 );
	}

	/** The page shows what no longer holds. */
	public static function changed(): Request_Error {
		return new Request_Error(
			'checkout_changed',
			__( 'The price has changed since you opened this page. Nothing was charged. The page now shows what holds today.', 'slipstream' ),
			409
		);
	}
}
