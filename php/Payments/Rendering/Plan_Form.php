<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Rendering;

use Slipstream\Http\Request_Error;
use Slipstream\Memberships\Plan;
use Slipstream\Memberships\Plans;
use Slipstream\Money\Currency;
use Slipstream\Money\Gateway;
use Slipstream\Payments\Checkout\Checkout_Request;
use Slipstream\Payments\Checkout\Offer;
use Slipstream\Payments\Checkout\Offer_Choice;
use Slipstream\Payments\Checkout\Payment_Sentence;

/**
 * The form of a payment button's page: the plans as they are now, with what is agreed to.
 */
final class Plan_Form {

	public function __construct( private Plans $plans, private Plan_Offer $offers, private Checkout_Fields $fields ) {}

	/**
	 * @param Offer $followed What the button has offered. The form offers it as it is now.
	 * @throws Request_Error If none of the plans is sold any more, or the database fails.
	 */
	public function html( Offer $followed ): string {
		$ids   = array_map( static fn ( Offer_Choice $choice ): int => $choice->plan_id, $followed->choices );
		$offer = Plan_Offer::BLOCK === $followed->block
			? $this->offers->of( $ids, $followed->post_id, Gateway::Stripe )
			: null;
		if ( null === $offer ) {
			throw new Request_Error( 'checkout_plan_gone', __( 'This is no longer offered.', 'slipstream' ), 409 );
		}
		$find  = fn ( int $id ): ?Plan => null === $offer->choice( $id ) ? null : $this->plans->find( $id );
		$plans = array_values( array_filter( array_map( $find, $ids ) ) );
		$typed = $this->fields->typed( $offer );
		$html  = '';
		foreach ( $plans as $plan ) {
			$html .= $this->plan( $plan, $typed, count( $plans ) > 1 );
		}
		return sprintf(
			'<form method="post" class="slipstream-plan-form" data-slipstream-checkout="%s">',
			esc_attr( substr( $offer->hash, 0, 16 ) )
		)
			. $this->fields->hidden( $offer )
			. $this->fields->error( $offer )
			. ( count( $plans ) > 1
				? '<fieldset><legend>' . esc_html__( 'Choose a plan', 'slipstream' ) . "</legend>$html</fieldset>"
				: $html . Checkout_Fields::input( Checkout_Request::FIELD_PLAN, (string) $plans[0]->id ) )
			. sprintf(
				'<p class="wp-block-button"><button type="submit" class="wp-block-button__link wp-element-button">%s</button></p></form>',
				esc_html__( 'Pay now', 'slipstream' )
			);
	}

	private function plan( Plan $plan, Checkout_Request $typed, bool $is_one_of_several ): string {
		$title = esc_html( '' === trim( $plan->title ) ? __( 'Payment', 'slipstream' ) : $plan->title );
		return '<div class="slipstream-plan">'
			. ( $is_one_of_several ? sprintf(
				'<label><input type="radio" name="%s" value="%d" required%s> <strong>%s</strong></label>',
				esc_attr( Checkout_Request::FIELD_PLAN ),
				$plan->id,
				$typed->plan_id() === $plan->id ? ' checked' : '',
				$title
			) : "<h2>$title</h2>" )
			. ( '' === trim( $plan->description ) ? '' : wpautop( wp_kses_post( $plan->description ) ) )
			. ( $plan->is_amount_open ? $this->open_amount( $plan, $typed ) : $this->fixed_amount( $plan ) )
			. '</div>';
	}

	private function fixed_amount( Plan $plan ): string {
		return sprintf(
			'<p class="slipstream-plan-price">%s</p>',
			esc_html( Payment_Sentence::of( $plan->price, $plan->interval ) )
		) . Checkout_Fields::input( Checkout_Request::FIELD_AMOUNT . $plan->id, (string) $plan->price->amount );
	}

	/** The buyer may pay more than the price. */
	private function open_amount( Plan $plan, Checkout_Request $typed ): string {
		$currency = Currency::of( $plan->price->currency );
		$shown    = $typed->own_amount( $plan->id );
		$price    = str_replace( '.', $currency->decimal(), $plan->price->digits( $currency->digits() ) );
		return sprintf(
			'<p class="slipstream-plan-price"><label>%1$s <input type="text" inputmode="decimal" autocomplete="off" name="%2$s" value="%3$s"></label></p><p>%4$s</p>',
			/* translators: %s: the code of a currency, such as EUR. */
			esc_html( sprintf( __( 'Amount in %s', 'slipstream' ), $plan->price->currency ) ),
			esc_attr( Checkout_Request::FIELD_OWN_AMOUNT . $plan->id ),
			esc_attr( '' === $shown && $plan->price->amount > 0 ? $price : $shown ),
			esc_html( Payment_Sentence::open( $plan->interval ) )
		);
	}
}
