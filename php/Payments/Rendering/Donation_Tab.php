<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Rendering;

use Slipstream\Money\Currency;
use Slipstream\Money\Money;
use Slipstream\Payments\Checkout\Checkout_Request;
use Slipstream\Payments\Checkout\Checkout_Rules;
use Slipstream\Payments\Checkout\Fee_Cover;
use Slipstream\Payments\Checkout\Offer;
use Slipstream\Payments\Checkout\Offer_Choice;
use Slipstream\Payments\Checkout\Payment_Sentence;

/**
 * One interval's part of a donations form.
 */
final class Donation_Tab {

	/** @param array<string, mixed> $attributes The block's. */
	public function __construct(
		private array $attributes,
		private Offer $offer,
		private Checkout_Request $typed,
		private string $form_id
	) {}

	public function html( Donation_Interval $interval, Offer_Choice $choice ): string {
		$item    = "donations__{$interval->class_name()}-item";
		$heading = "$this->form_id-{$interval->class_name()}";
		return sprintf(
			'<div class="donations__tab is-%1$s" role="group" aria-labelledby="%2$s" data-sentence="%3$s">',
			esc_attr( $interval->class_name() ),
			esc_attr( $heading ),
			$choice->interval->is_recurring() ? esc_attr( Payment_Sentence::template( $choice->interval ) ) : ''
		)
			. sprintf( '<h4 class="%s" id="%s">%s</h4>', esc_attr( $item ), esc_attr( $heading ), $interval->heading() )
			. $this->paragraph( 'chooseAmountText', __( 'Choose an amount', 'slipstream' ) )
			. sprintf( '<div class="donations__amounts %s">', esc_attr( $item ) )
			. $this->amounts( $interval, $choice )
			. '</div>'
			. ( $this->offer->is_open ? $this->own_amount( $choice, $heading ) : '' )
			. $this->fees( $choice->plan_id )
			. $this->note( $choice->plan_id )
			. '<hr class="donations__separator">'
			. sprintf( '<p class="%s">%s</p>', esc_attr( $item ), $interval->extra_text() )
			. $this->sentences( $choice )
			. sprintf(
				'<div class="wp-block-button donations__donate-button-wrapper %1$s"><button type="submit" class="wp-block-button__link wp-element-button donations__donate-button %1$s">%2$s</button></div></div>',
				esc_attr( $item ),
				$interval->button_text()
			);
	}

	private function amounts( Donation_Interval $interval, Offer_Choice $choice ): string {
		$html    = '';
		$chosen  = $this->typed->amount( $choice->plan_id );
		$default = $interval->default_amount();
		if ( '' === $this->typed->offer() && null !== $default ) {
			$chosen = (string) Money::from_decimal( $default, $this->offer->currency )?->amount;
		}
		foreach ( $choice->amounts as $amount ) {
			$money      = $this->offer->money( $amount );
			$is_checked = (string) $amount === $chosen;
			$html      .= sprintf(
				'<label class="donations__amount" data-amount="%1$s"><input type="radio" name="%2$s" value="%3$d"%4$s> %5$s</label>',
				esc_attr( $money->digits() ),
				esc_attr( Checkout_Request::FIELD_AMOUNT . $choice->plan_id ),
				$amount,
				$is_checked ? ' checked' : '',
				esc_html( $money->format() )
			);
		}
		return $html;
	}

	private function own_amount( Offer_Choice $choice, string $id ): string {
		$currency    = Currency::of( $this->offer->currency );
		$placeholder = $this->attributes['customAmountPlaceholder'] ?? null;
		$example     = is_int( $placeholder ) || is_float( $placeholder )
			? Money::from_decimal( $placeholder, $this->offer->currency )
			: null;
		$example   ??= $currency->placeholder();
		$by_default = __( 'Or enter a custom amount', 'slipstream' );
		$label      = wp_strip_all_tags( $this->text( 'customAmountText', $by_default ) );
		$is_chosen  = array() === $choice->amounts
			|| Checkout_Request::OWN === $this->typed->amount( $choice->plan_id );
		$digits     = $example->digits( $currency->digits() );
		return ( array() === $choice->amounts
			? ''
			: $this->paragraph( 'customAmountText', $by_default ) )
			. sprintf(
				'<div class="donations__amount donations__custom-amount"><input type="radio" name="%1$s" value="%2$s" aria-label="%3$s"%4$s><span aria-hidden="true">%5$s</span><input type="text" inputmode="decimal" autocomplete="off" class="donations__amount-value" id="%6$s-own" name="%7$s" value="%8$s" placeholder="%9$s" aria-label="%10$s" data-currency="%11$s"></div>',
				esc_attr( Checkout_Request::FIELD_AMOUNT . $choice->plan_id ),
				esc_attr( Checkout_Request::OWN ),
				esc_attr__( 'Another amount', 'slipstream' ),
				$is_chosen ? ' checked' : '',
				esc_html( $currency->symbol() ),
				esc_attr( $id ),
				esc_attr( Checkout_Request::FIELD_OWN_AMOUNT . $choice->plan_id ),
				esc_attr( $this->typed->own_amount( $choice->plan_id ) ),
				esc_attr( str_replace( '.', $currency->decimal(), $digits ) ),
				esc_attr( "$label ({$this->offer->currency})" ),
				esc_attr( $this->offer->currency )
			);
	}

	/** The field for a note; '' if none is asked for. */
	private function note( int $plan_id ): string {
		return ! $this->offer->asks_for_note ? '' : sprintf(
			'<p class="slipstream-payment-note"><label>%1$s <textarea name="%2$s" rows="3" maxlength="%3$d">%4$s</textarea></label></p>',
			esc_html__( 'Note (optional)', 'slipstream' ),
			esc_attr( Checkout_Request::FIELD_NOTE . $plan_id ),
			Checkout_Rules::LONGEST_NOTE,
			esc_textarea( $this->typed->note( $plan_id ) )
		);
	}

	/** The choice to cover the fees; '' if there is none. */
	private function fees( int $plan_id ): string {
		return 0 === $this->offer->fee_rate ? '' : sprintf(
			'<p class="slipstream-payment-fees"><label><input type="checkbox" name="%1$s" value="1"%2$s> %3$s</label></p>',
			esc_attr( Checkout_Request::FIELD_FEE . $plan_id ),
			$this->typed->covers_fees( $plan_id ) ? ' checked' : '',
			esc_html(
				sprintf(
					/* translators: %s: a number of percent. */
					__( 'Add %s%% to help cover the payment fees', 'slipstream' ),
					Fee_Cover::percent( $this->offer->fee_rate )
				)
			)
		);
	}

	/** What is agreed to: one for each amount, in their order, of which the style shows the chosen one. */
	private function sentences( Offer_Choice $choice ): string {
		if ( ! $choice->interval->is_recurring() ) {
			return '';
		}
		$all = '';
		foreach ( $choice->amounts as $amount ) {
			$all .= sprintf(
				'<p class="donations__sentence">%s</p>',
				esc_html( Payment_Sentence::of( $this->offer->money( $amount ), $choice->interval ) )
			);
		}
		return sprintf(
			'<div class="donations__sentences" aria-live="polite">%s<p class="donations__sentence is-open">%s</p></div>',
			$all,
			esc_html( Payment_Sentence::open( $choice->interval ) )
		);
	}

	private function paragraph( string $name, string $by_default ): string {
		$text = $this->text( $name, $by_default );
		return '' === $text ? '' : "<p>$text</p>";
	}

	/** Escaped. */
	private function text( string $name, string $by_default ): string {
		$text = $this->attributes[ $name ] ?? null;
		return wp_kses_post( is_string( $text ) ? $text : $by_default );
	}
}
