<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Sign_Up;

use Slipstream\Http\Request_Error;
use Slipstream\Http\Visitor;
use Slipstream\Mail\Outbox\Mail;
use Slipstream\Mail\Outbox\Mailer;
use Slipstream\Subscribers\Consent\Mail_Proof;
use Slipstream\Subscribers\Mails\Sign_Up_Mails;
use Slipstream\Subscribers\People\Subscribers;
use Slipstream\Support\Email_Address;
use Slipstream\Support\Random_Secret;

/**
 * Asks addresses whether they want to subscribe. Nobody learns from the answer whether one is known here.
 */
final class Sign_Up_Service {

	/** Mails that ask one address while none of their links has expired: nobody fills a mailbox from here. */
	private const MOST_OPEN = 5;

	public function __construct(
		private Sign_Ups $sign_ups,
		private Subscribers $subscribers,
		private Guard $guard,
		private Mailer $mailer
	) {}

	/**
	 * Stores a wish and mails its address once, whatever the address. If the mail server refuses, it is tried again.
	 *
	 * @return bool False if the address has mails enough. Visitors do not learn that.
	 * @throws Request_Error If it is no address, there were too many, or the database fails.
	 */
	public function ask( New_Sign_Up $wish, Visitor $visitor ): bool {
		$email = $wish->joining->email;
		if ( '' === Email_Address::valid( $email ) ) {
			throw new Request_Error( 'invalid_email', __( 'Please enter an email address.', 'slipstream' ), 400 );
		}
		$this->guard->count( $email, $visitor );
		$is_known = true === $this->subscribers->of_email( $email )?->is_active();
		$is_full  = $this->sign_ups->count( $email ) >= self::MOST_OPEN;
		if ( $is_full ) {
			// They have mails enough, and one of their links is still good.
			return false;
		}
		$token  = Random_Secret::token();
		$letter = $is_known
			? Sign_Up_Mails::known( $email, $token, $wish->joining->language )
			: Sign_Up_Mails::confirm( $email, $token, $wish->joining->language );
		// Also for who is known, so that it takes as long. Nobody gets that link.
		$this->sign_ups->add(
			$wish,
			$token,
			new Mail_Proof( Mail::message_id( $letter->key() ), $letter->kept_body() )
		);
		$this->mailer->send( $letter );
		return true;
	}
}
