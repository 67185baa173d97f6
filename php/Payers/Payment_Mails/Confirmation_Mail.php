<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Payment_Mails;

use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Mail\Outbox\New_Mail;
use Slipstream\Payers\Payer_Links;
use Slipstream\Payers\Payment_Words;
use Slipstream\Payers\Places;
use Slipstream\Payments\Ledger\Order;

/**
 * What someone is mailed who has paid.
 */
final class Confirmation_Mail {

	/**
	 * @param string $plan    What they pay for; '' if it has no name.
	 * @param string $welcome What the owner says to who buys it, as plain text; '' for nothing.
	 * @param bool   $is_full Whether it says what was paid, too.
	 */
	public static function of( Order $order, string $plan, string $welcome, bool $is_full ): New_Mail {
		return New_Mail::write(
			'paid',
			(string) $order->id,
			$order->payer->email,
			static fn (): array => array(
				__( 'Thank you for your payment', 'slipstream' ),
				array(
					Mode::Test === $order->account->mode ? Payment_Words::test() : '',
					...( $is_full ? self::facts( $order, $plan ) : array( $plan ) ),
					$welcome,
					...self::links( $order, $is_full ),
				),
			),
			place: Places::of( $order->account )
		);
	}

	/** @return list<string> Paragraphs. */
	private static function facts( Order $order, string $plan ): array {
		$sentence = $order->terms->sentence;
		return array(
			sprintf(
				/* translators: 1: an amount of money, 2: a date with its time. */
				__( 'Your payment of %1$s arrived on %2$s.', 'slipstream' ),
				$order->terms->money->format(),
				Payment_Words::moment( $order->paid )
			),
			/* translators: %s: the name of a plan. */
			'' === $plan ? '' : sprintf( __( 'You paid for: %s', 'slipstream' ), $plan ),
			/* translators: %s: what someone has agreed to, such as "EUR 5 each month until you cancel". */
			'' === $sentence ? '' : sprintf( __( 'You agreed to: %s', 'slipstream' ), $sentence ),
		);
	}

	/** @return list<string> Paragraphs. */
	private static function links( Order $order, bool $is_full ): array {
		$links = array();
		foreach ( Payer_Links::of( $order ) as $url => $text ) {
			$links[] = "$text:\n$url";
		}
		return array(
			...$links,
			match ( true ) {
				! $is_full => '',
			// PayPal mails receipts of its own, and has no page for them.
			Gateway::Stripe === $order->account->gateway => __( 'To see your payments and the receipt of the payment service, sign in there with this email address.', 'slipstream' ),
			default => __( 'To see your payments, sign in there with this email address.', 'slipstream' ),
			},
		);
	}
}
