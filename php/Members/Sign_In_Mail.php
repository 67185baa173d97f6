<?php

declare( strict_types=1 );

namespace Slipstream\Members;

use SensitiveParameter;
use Throwable;

/**
 * What is mailed to who asks to sign in: a link and a code, or that there is nothing to sign in to.
 */
final class Sign_In_Mail {

	/** @return bool Whether the mail server has taken it. */
	public static function send( string $email, string $url, #[SensitiveParameter] string $code ): bool {
		return self::hand_over(
			$email,
			/* translators: 1: a site's name, 2: a code of six digits, 3: a URL. */
			__( "To sign in at %1\$s, enter this code on the page where you asked for it: %2\$s\n\nOr open this link:\n%3\$s\n\nThe code and the link are valid for 15 minutes. Do not share them. If you did not ask for this email, ignore it: no one can sign in without it.", 'slipstream' ),
			$code,
			$url
		);
	}

	/**
	 * @param string $url Where they can try another address.
	 * @return bool Whether the mail server has taken it.
	 */
	public static function send_unknown( string $email, string $url ): bool {
		return self::hand_over(
			$email,
			/* translators: 1: a site's name, 2: a URL. */
			__( "Someone asked to sign in at %1\$s with this email address. Nothing there belongs to it, so there is nothing to sign in to.\n\nIf you used another address, sign in with that one:\n%2\$s\n\nIf this was not you, ignore this email.", 'slipstream' ),
			$url
		);
	}

	private static function hand_over( string $email, string $text, string ...$values ): bool {
		$site = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		/* translators: %s: a site's name. */
		$subject = sprintf( __( '[%s] Sign in', 'slipstream' ), $site );
		try {
			return wp_mail( $email, $subject, sprintf( $text, $site, ...$values ) );
		} catch ( Throwable ) {
			// Plugins that send mail throw all kinds of things.
			return false;
		}
	}
}
