<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Rendering;

use Slipstream\Http\Bot_Trap;
use Slipstream\Http\Request_Error;
use Slipstream\Payments\Checkout\Checkout_Page;
use Slipstream\Payments\Checkout\Checkout_Request;
use Slipstream\Payments\Checkout\Checkout_Rules;
use Slipstream\Payments\Checkout\Fee_Cover;
use Slipstream\Payments\Checkout\Offer;
use Slipstream\Payments\Checkout\Offer_Seal;
use Slipstream\Payments\Checkout\Return_Page;

/**
 * What all forms that people pay with have.
 */
final class Checkout_Fields {

	public function __construct( private Checkout_Page $page, private Offer_Seal $seal ) {}

	/** The fields that nobody sees. */
	public function hidden( Offer $offer ): string {
		return self::input( Checkout_Request::FIELD_OFFER, $this->seal->seal( $offer ) )
			. self::input( Checkout_Request::FIELD_NONCE, $this->nonce( $offer ) )
			. '<div aria-hidden="true" hidden>' . Bot_Trap::html( Checkout_Request::trap( $offer ) ) . '</div>';
	}

	/** What is wrong; '' if nothing is. */
	public function error( Offer $offer ): string {
		$error = $this->page->error_of( $offer );
		return null === $error ? '' : sprintf(
			'<div class="slipstream-payment-error" role="alert" tabindex="-1"><p>%s</p></div>',
			esc_html( $error->getMessage() )
		);
	}

	/** What was typed before. */
	public function typed( Offer $offer ): Checkout_Request {
		return $this->page->typed_in( $offer );
	}

	public function error_of( Offer $offer ): ?Request_Error {
		return $this->page->error_of( $offer );
	}

	/** The field for a note; '' if none is asked for. */
	public function note( Offer $offer ): string {
		return ! $offer->asks_for_note ? '' : sprintf(
			'<p class="slipstream-payment-note"><label>%1$s <textarea name="%2$s" rows="3" maxlength="%3$d">%4$s</textarea></label></p>',
			esc_html__( 'Note (optional)', 'slipstream' ),
			esc_attr( Checkout_Request::FIELD_NOTE ),
			Checkout_Rules::LONGEST_NOTE,
			esc_textarea( $this->typed( $offer )->note() )
		);
	}

	/** The choice to cover the fees; '' if there is none. */
	public function fees( Offer $offer ): string {
		return 0 === $offer->fee_rate ? '' : sprintf(
			'<p class="slipstream-payment-fees"><label><input type="checkbox" name="%1$s" value="1"%2$s> %3$s</label></p>',
			esc_attr( Checkout_Request::FIELD_FEE ),
			$this->typed( $offer )->covers_fees() ? ' checked' : '',
			esc_html(
				sprintf(
					/* translators: %s: a number of percent. */
					__( 'Add %s%% to help cover the payment fees', 'slipstream' ),
					Fee_Cover::percent( $offer->fee_rate )
				)
			)
		);
	}

	public static function input( string $name, string $value ): string {
		return sprintf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
	}

	/** A form that was sent keeps its nonce; who wants to pay the same again comes with a new one. */
	private function nonce( Offer $offer ): string {
		$typed = $this->typed( $offer )->nonce();
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Anybody may have a nonce of their own; it is checked.
		$given = isset( $_GET[ Return_Page::QUERY_AGAIN ] ) && is_string( $_GET[ Return_Page::QUERY_AGAIN ] )
			? wp_unslash( $_GET[ Return_Page::QUERY_AGAIN ] )
			: '';
		// phpcs:enable
		return '' === $typed ? Checkout_Request::checked_nonce( $given ) : $typed;
	}
}
