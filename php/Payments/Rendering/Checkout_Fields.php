<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Rendering;

use Slipstream\Http\Bot_Trap;
use Slipstream\Http\Request_Error;
use Slipstream\Payments\Checkout\Checkout_Page;
use Slipstream\Payments\Checkout\Checkout_Request;
use Slipstream\Payments\Checkout\Offer;
use Slipstream\Payments\Checkout\Offer_Seal;
use Slipstream\Payments\Checkout\Return_Page;

/**
 * What all forms that people pay with have.
 */
final class Checkout_Fields {

	private const OF_THE_KEY = array(
		'stripe_key_refused',
		'stripe_permission_missing',
		'stripe_other_mode',
		'paypal_app_refused',
		'paypal_not_allowed',
	);

	private const NO_ANSWER = array( 'paypal_unreachable', 'paypal_outcome_unknown', 'paypal_unexpected_response' );

	public function __construct( private Checkout_Page $page, private Offer_Seal $seal ) {}

	/** The fields that nobody sees. */
	public function hidden( Offer $offer ): string {
		return self::input( Checkout_Request::FIELD_OFFER, $this->seal->seal( $offer ) )
			. self::input( Checkout_Request::FIELD_NONCE, $this->nonce( $offer ) )
			. '<div aria-hidden="true" hidden>' . Bot_Trap::html( Checkout_Request::trap( $offer ) ) . '</div>';
	}

	/** What is wrong; '' if nothing is. */
	public function error( Offer $offer ): string {
		return self::alert( $this->page->error_of( $offer ) );
	}

	/** What is wrong with a form that the page does not have any more. */
	public function error_of_old( string $form ): string {
		return self::alert( $this->page->error_of_old( $form ) );
	}

	/** What no form of the page has said; '' if nothing is wrong, or one has. */
	public function unshown_error(): string {
		return self::alert(
			$this->page->unshown_error(),
			' style="position:sticky;inset-block-end:0;z-index:9;padding-inline:1em;border:2px solid #cc1818;background:#fff;color:#1e1e1e"'
		);
	}

	/** @param string $more HTML attributes. */
	private static function alert( ?Request_Error $error, string $more = '' ): string {
		return null === $error ? '' : sprintf(
			'<div class="slipstream-payment-error" role="alert" tabindex="-1"%s><p>%s</p></div>',
			$more,
			esc_html( self::message_of( $error ) )
		);
	}

	/** What a payment service says of the site's key is for administrators, and of lost answers for programs. */
	private static function message_of( Request_Error $error ): string {
		return match ( true ) {
			in_array( $error->error_code, self::OF_THE_KEY, true ) => __( 'Payment is not possible right now. Try again later, or contact the site’s owner.', 'slipstream' ),
			// An earlier try may have been paid meanwhile. It is the same order, so this is true of all.
			in_array( $error->error_code, self::NO_ANSWER, true ) => __( 'PayPal did not answer. Please try again in a moment: you will not pay twice.', 'slipstream' ),
			default => $error->getMessage(),
		};
	}

	/** What was typed before. */
	public function typed( Offer $offer ): Checkout_Request {
		return $this->page->typed_in( $offer );
	}

	public function error_of( Offer $offer ): ?Request_Error {
		return $this->page->error_of( $offer );
	}

	public static function input( string $name, string $value ): string {
		return sprintf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
	}

	/** What was sent keeps the nonce that its script made. One in an address could name a form of others. */
	private function nonce( Offer $offer ): string {
		return $this->typed( $offer )->nonce();
	}
}
