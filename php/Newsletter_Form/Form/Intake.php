<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter_Form\Form;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Http\Visitor;
use Slipstream\Services\Newsletter\Newsletter_List;
use Slipstream\Services\Newsletter\Newsletter_Sign_Up;
use Slipstream\Support\Clock;
use Slipstream\Support\Email_Address;

/**
 * Takes what visitors send with a form, from a page or its script.
 */
final class Intake {

	/** @param Closure(): Newsletter_List $newsletter Gives the list that the owner has chosen. */
	public function __construct( private Closure $newsletter, private Guard $guard, private Clock $clock ) {}

	/** @throws Request_Error If it is not ours, or too old. */
	public function open( string $sealed ): Offer {
		return Offer::open( $sealed, $this->clock );
	}

	/**
	 * @param string $email   As it was typed.
	 * @param string $trapped What is in the field that people do not see.
	 * @return string What they are to do next, as a sentence; '' for nothing.
	 * @throws Request_Error If it is not taken.
	 */
	public function take( Offer $offer, string $email, string $trapped, string $origin, Visitor $visitor ): string {
		$this->guard->ensure_human( $offer, $trapped, $origin );
		$email = Email_Address::valid( $email );
		if ( '' === $email ) {
			throw new Request_Error( 'invalid_email', __( 'Please enter a valid email address.', 'slipstream' ), 400 );
		}
		$list = ( $this->newsletter )();
		if ( $list->slug() !== $offer->list || ! $list->is_ready() ) {
			// They have agreed to something else.
			throw Offer::stale();
		}
		$this->guard->count( $email, $visitor );
		$list->sign_up(
			new Newsletter_Sign_Up(
				$email,
				$visitor,
				$offer->consent,
				$offer->page,
				$offer->language,
				$offer->groups,
				$offer->tag,
				$offer->value
			)
		);
		try {
			return $list->next_step();
		} catch ( Request_Error ) {
			// They are signed up.
			return '';
		}
	}
}
