<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Payment_Mails;

use Slipstream\Money\Mode;
use Slipstream\Mail\Outbox\New_Mail;
use Slipstream\Payers\Pages\My_Payments_Page;
use Slipstream\Payers\Payment_Words;
use Slipstream\Payers\Places;
use Slipstream\Payments\Ledger\Due_Bill;
use Slipstream\Payments\Ledger\Subscription;

/**
 * What someone is mailed whose subscription could not be charged, once for each bill. The page to pay it is never
 * mailed: whoever has its address sees the bill.
 */
final class Due_Mail {

	public static function of( Subscription $subscription, Due_Bill $due ): New_Mail {
		return New_Mail::write(
			'due',
			"$subscription->id " . substr( hash( 'sha256', $due->id ), 0, 40 ),
			$subscription->payer->email,
			static fn (): array => array(
				$due->is_asked
					? __( 'Please confirm your payment', 'slipstream' )
					: __( 'Your payment did not work', 'slipstream' ),
				array(
					Mode::Test === $subscription->account->mode ? Payment_Words::test() : '',
					$due->is_asked
						? __( 'Your bank asks you to confirm the latest payment for this subscription:', 'slipstream' )
						: __( 'The latest payment for this subscription did not work:', 'slipstream' ),
					Payment_Words::subscription( $subscription ),
					( $due->is_asked
						? __( 'To confirm it, sign in with this email address and choose “Pay now”. You can also change your card or cancel there:', 'slipstream' )
						: __( 'To pay, change your card, or cancel, sign in with this email address:', 'slipstream' )
					) . "\n" . My_Payments_Page::url(),
				),
			),
			place: Places::of( $subscription->account )
		);
	}
}
