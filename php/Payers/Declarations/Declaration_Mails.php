<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Declarations;

use SensitiveParameter;
use Slipstream\Mail\Outbox\New_Mail;
use Slipstream\Payers\Payment_Words;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Subscription;

/**
 * What is mailed about declarations.
 */
final class Declaration_Mails {

	/** Where the owner finds orders. */
	private const ORDERS = 'admin.php?page=my-jetpack#/orders';

	/**
	 * To who has declared something, with what they typed and when.
	 *
	 * @param string $link What its link has.
	 */
	public static function receipt( Declaration $declaration, #[SensitiveParameter] string $link ): New_Mail {
		return New_Mail::write(
			'declared',
			(string) $declaration->id,
			$declaration->declared->email(),
			static fn (): array => array(
				Declaration_Kind::Cancel === $declaration->declared->kind
					? __( 'Receipt of your cancellation', 'slipstream' )
					: __( 'Receipt of your withdrawal', 'slipstream' ),
				array(
					sprintf(
						/* translators: %s: a date with its time. */
						__( 'This site received the following on %s:', 'slipstream' ),
						Payment_Words::moment( $declaration->created )
					),
					self::content( $declaration ),
					$declaration->confirmed > 0 ? '' : sprintf(
						/* translators: 1: a URL, 2: a number of days. */
						__( "If you sent this, open this link so that it can be done at once:\n%1\$s\n\nThe link is good for %2\$s days. Your declaration counts without it, too.", 'slipstream' ),
						Declaration_Page::confirm_url( $link ),
						number_format_i18n( Declaration_Links::DAYS )
					),
					__( 'The owner of this site has received it too. If you did not send it, ignore this email.', 'slipstream' ),
				),
			),
			place: $declaration->place,
			secret: $link
		);
	}

	/** To the owner, of what nobody has confirmed yet. */
	public static function to_owner( Declaration $declaration ): New_Mail {
		return New_Mail::write(
			'declared-owner',
			(string) $declaration->id,
			(string) get_option( 'admin_email' ),
			static fn (): array => array(
				self::subject_for_owner( $declaration ),
				array(
					sprintf(
						/* translators: %s: a date with its time. */
						__( 'Someone declared the following on %s:', 'slipstream' ),
						Payment_Words::moment( $declaration->created )
					),
					self::content( $declaration ),
					$declaration->is_proven
						? __( 'It counts from that time. They were signed in with this email address, so it is theirs, but they have not chosen yet what is to be done. They can do so by a link that they got, and you get another email if they do. If they do not, find the contract and do what is needed.', 'slipstream' )
						: __( 'It counts from that time. Whether the email address is theirs is not proven: they got a link to confirm it, and you get another email if they do. If they do not, find the contract and do what is needed.', 'slipstream' ),
					admin_url( self::ORDERS ),
				),
			),
			$declaration->declared->email(),
			$declaration->place
		);
	}

	/**
	 * To the owner, of what was done by someone who has proven that the address is theirs.
	 *
	 * @param Choice             $choice   One mail is sent for each.
	 * @param list<Subscription> $canceled
	 * @param list<Order>        $orders   That they withdraw from.
	 */
	public static function done( Declaration $declaration, Choice $choice, array $canceled, array $orders ): New_Mail {
		$is_cancel = Declaration_Kind::Cancel === $declaration->declared->kind;
		$list      = array(
			...array_map(
				static fn ( Subscription $one ): string => '- ' . Payment_Words::subscription( $one )
					. " ($one->subscription_id)",
				$canceled
			),
			...array_map(
				static fn ( Order $one ): string => "- {$one->terms->money->format()}, "
					. Payment_Words::date( $one->created ) . " ({$one->ids->payment})",
				$orders
			),
		);
		return New_Mail::write(
			'declared-done',
			$declaration->id . ' ' . hash( 'crc32b', $choice->text() ),
			(string) get_option( 'admin_email' ),
			static fn (): array => array(
				self::subject_for_owner( $declaration ),
				array(
					self::content( $declaration ),
					__( 'The person has proven that the email address is theirs, and has chosen this:', 'slipstream' ),
					array() === $list ? __( 'Nothing of what is stored here.', 'slipstream' ) : implode( "\n", $list ),
					array() === $canceled ? '' : __( 'This site cancels the subscriptions in this list. You get another email if one cannot be canceled.', 'slipstream' ),
					$is_cancel ? '' : __( 'Whether money has to be given back is for you to decide and to do:', 'slipstream' ),
					admin_url( self::ORDERS ),
				),
			),
			$declaration->declared->email(),
			$declaration->place
		);
	}

	private static function subject_for_owner( Declaration $declaration ): string {
		return Declaration_Kind::Cancel === $declaration->declared->kind
			? __( 'Someone cancels a contract', 'slipstream' )
			: __( 'Someone withdraws from a contract', 'slipstream' );
	}

	private static function content( Declaration $declaration ): string {
		$lines = array();
		foreach ( $declaration->declared->lines() as $label => $value ) {
			/* translators: 1: a label, 2: its value. */
			$lines[] = sprintf( __( '%1$s: %2$s', 'slipstream' ), $label, $value );
		}
		return implode( "\n", $lines );
	}
}
