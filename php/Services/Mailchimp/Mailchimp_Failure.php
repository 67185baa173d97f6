<?php

declare( strict_types=1 );

namespace Slipstream\Services\Mailchimp;

/**
 * Why Mailchimp has not done what it was asked for.
 */
enum Mailchimp_Failure {
	/** No answer, or none of its own servers: nobody knows whether it was done. */
	case Unreachable;
	/** Too many connections or requests at once. It has done nothing. */
	case Busy;
	case Key_Refused;
	/** The key may not do this, or the account may do nothing. */
	case Forbidden;
	case Not_Found;
	/** What was sent is not as it must be. */
	case Invalid;
	/** Someone has unsubscribed, or their mails bounced, or they complained: only they themselves can come back. */
	case Compliance;
	/** Someone was deleted for good: they can come back by Mailchimp's own form alone. */
	case Forgotten;

	/** @param array<array-key, mixed>|null $problem The body, if it is Mailchimp's; null for what is not. */
	public static function of( int $status, ?array $problem ): self {
		if ( null === $problem ) {
			// The servers in front of Mailchimp answer so at high load, without a word.
			return in_array( $status, array( 403, 429 ), true ) ? self::Busy : self::Unreachable;
		}
		return match ( $status ) {
			400 => match ( $problem['title'] ?? '' ) {
				'Member In Compliance State'     => self::Compliance,
				'Forgotten Email Not Subscribed' => self::Forgotten,
				default                          => self::Invalid,
			},
			401     => self::Key_Refused,
			403     => self::Forbidden,
			404     => self::Not_Found,
			429     => self::Busy,
			default => $status >= 400 && $status < 500 ? self::Invalid : self::Unreachable,
		};
	}
}
