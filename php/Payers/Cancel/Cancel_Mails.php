<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Cancel;

use Slipstream\Mail\Outbox\New_Mail;
use Slipstream\Payers\Payment_Words;
use Slipstream\Payments\Ledger\Subscription;

/**
 * What is mailed about wishes to cancel.
 */
final class Cancel_Mails {

	/** To who has canceled. */
	public static function receipt( Wish $wish, Subscription $subscription ): New_Mail {
		return New_Mail::write(
			'canceled',
			(string) $wish->id,
			$wish->email,
			static fn (): array => array(
				__( 'Your subscription is canceled', 'slipstream' ),
				array(
					__( 'This subscription is canceled:', 'slipstream' ),
					Payment_Words::subscription( $subscription ),
					/* translators: %s: a date with its time. */
					sprintf( __( 'You asked for it on %s.', 'slipstream' ), Payment_Words::moment( $wish->asked ) ),
					Payment_Words::next( $subscription ),
				),
			),
			place: $wish->place
		);
	}

	/** To the owner, of what could not be canceled, each time that it is given up. */
	public static function given_up( Wish $wish, ?Subscription $subscription ): New_Mail {
		return New_Mail::write(
			'cancel-failed',
			"$wish->id $wish->attempt",
			(string) get_option( 'admin_email' ),
			static fn (): array => array(
				__( 'A subscription could not be canceled', 'slipstream' ),
				array(
					sprintf(
						/* translators: 1: an email address, 2: a date with its time. */
						__( '%1$s asked on %2$s to cancel a subscription. The payment service has not canceled it, although this site has tried for days.', 'slipstream' ),
						$wish->email,
						Payment_Words::moment( $wish->asked )
					),
					null === $subscription ? '' : Payment_Words::subscription( $subscription )
						. "\n$subscription->subscription_id",
					__( 'Cancel it at the payment service, and refund what it has charged since.', 'slipstream' ),
				),
			),
			$wish->email,
			$wish->place
		);
	}

	/** To who asked for it, of what could not be canceled: they were told that they get an email. */
	public static function not_canceled( Wish $wish, ?Subscription $subscription ): New_Mail {
		return New_Mail::write(
			'not-canceled',
			"$wish->id $wish->attempt",
			$wish->email,
			static fn (): array => array(
				__( 'Your subscription could not be canceled', 'slipstream' ),
				array(
					sprintf(
						/* translators: %s: a date with its time. */
						__( 'You asked on %s to cancel a subscription. This site has tried for days, but the payment service has not canceled it.', 'slipstream' ),
						Payment_Words::moment( $wish->asked )
					),
					null === $subscription ? '' : Payment_Words::subscription( $subscription ),
					__( 'The owner of this site was told to cancel it, and to refund what it has charged since. If you hear nothing, contact them.', 'slipstream' ),
				),
			),
			place: $wish->place
		);
	}
}
