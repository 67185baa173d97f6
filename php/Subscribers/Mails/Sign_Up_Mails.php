<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Mails;

use SensitiveParameter;
use Slipstream\Mail\Outbox\New_Mail;
use Slipstream\Subscribers\Pages;
use Slipstream\Support\Random_Secret;

/**
 * What is mailed to an address that someone has typed. It advertises nothing, and says nothing of what was typed: who
 * reads it may be a stranger.
 */
final class Sign_Up_Mails {

	/** Days that the link to confirm is good for. */
	public const DAYS = 7;

	/**
	 * Asks to confirm.
	 *
	 * @param string $token    What its link has.
	 * @param string $language A locale; '' for the site's.
	 */
	public static function confirm( string $email, #[SensitiveParameter] string $token, string $language ): New_Mail {
		return New_Mail::write(
			'subscribe',
			self::thing( $token ),
			$email,
			static fn (): array => array(
				__( 'Confirm your subscription', 'slipstream' ),
				array(
					sprintf(
						/* translators: 1: a site's name, 2: its URL. */
						__( 'Someone asked to get new posts of %1$s (%2$s) at this email address.', 'slipstream' ),
						self::site(),
						home_url( '/' )
					),
					sprintf(
						/* translators: 1: a URL, 2: a number of days. */
						__( "If this was you, open this link and confirm it there:\n%1\$s\n\nThe link is good for %2\$s days.", 'slipstream' ),
						Pages::confirm_url( $token ),
						number_format_i18n( self::DAYS )
					),
					__( 'If it was not you, ignore this email. You will not be subscribed.', 'slipstream' ),
				),
			),
			place: Home_Place::here(),
			secret: $token,
			locale: $language
		);
	}

	/** Says to who is a subscriber that they are one. */
	public static function known( string $email, #[SensitiveParameter] string $token, string $language ): New_Mail {
		return New_Mail::write(
			'subscribed',
			self::thing( $token ),
			$email,
			static fn (): array => array(
				__( 'You are subscribed already', 'slipstream' ),
				array(
					sprintf(
						/* translators: 1: a site's name, 2: its URL. */
						__( 'Someone asked to get new posts of %1$s (%2$s) at this email address. You are already a subscriber, so nothing has changed.', 'slipstream' ),
						self::site(),
						home_url( '/' )
					),
					sprintf(
						/* translators: %s: a URL. */
						__( "To change what you get, or to unsubscribe:\n%s", 'slipstream' ),
						Pages::manage_url()
					),
					__( 'If it was not you, ignore this email.', 'slipstream' ),
				),
			),
			place: Home_Place::here(),
			locale: $language
		);
	}

	/**
	 * Says to the owner that there is a new subscriber.
	 *
	 * @param int $id    The subscriber's.
	 * @param int $since When they became one.
	 */
	public static function to_owner( int $id, int $since, string $email ): New_Mail {
		return New_Mail::write(
			'subscriber',
			"$id $since",
			(string) get_option( 'admin_email' ),
			static fn (): array => array(
				__( 'New subscriber', 'slipstream' ),
				array(
					/* translators: %s: an email address. */
					sprintf( __( 'Someone subscribed with this email address: %s', 'slipstream' ), $email ),
				),
			),
			$email,
			Home_Place::here()
		);
	}

	private static function thing( #[SensitiveParameter] string $token ): string {
		return substr( Random_Secret::hash( $token ), 0, 40 );
	}

	private static function site(): string {
		return wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
	}
}
