<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers;

use SensitiveParameter;

/**
 * Where the pages are that visitors and subscribers see.
 */
final class Pages {

	/** What follows a sent form. */
	public const SENT = 'sent';

	/** Where anybody can subscribe, also where no script runs. */
	public static function sign_up_url(): string {
		return self::url( Subscribers_Module::QUERY_SIGN_UP, '1' );
	}

	/** Says that a mail is on its way. */
	public static function sent_url(): string {
		return self::url( Subscribers_Module::QUERY_SIGN_UP, self::SENT );
	}

	/** @param string $token What a mailed link has. */
	public static function confirm_url( #[SensitiveParameter] string $token ): string {
		return self::url( Subscribers_Module::QUERY_CONFIRM, $token );
	}

	/** @param string $token What a mailed link has. */
	public static function leave_url( #[SensitiveParameter] string $token ): string {
		return self::url( Leaving_Module::QUERY, $token );
	}

	/**
	 * Where subscribers see what they get, once they have signed in.
	 *
	 * @param string $step Which page.
	 */
	public static function manage_url( string $step = '1' ): string {
		return self::url( Subscribers_Module::QUERY_MANAGE, $step );
	}

	private static function url( string $query, string $value ): string {
		return add_query_arg( $query, rawurlencode( $value ), home_url( '/' ) );
	}
}
