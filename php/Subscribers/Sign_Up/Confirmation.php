<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Sign_Up;

use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Subscribers\Consent\Act;
use Slipstream\Subscribers\Consent\Proofs;
use Slipstream\Subscribers\People\Subscriber;
use Slipstream\Subscribers\People\Subscribers;
use Slipstream\Support\Clock;

/**
 * Makes someone a subscriber who has the mail and wants to be one.
 */
final class Confirmation {

	public function __construct(
		private Sign_Ups $sign_ups,
		private Subscribers $subscribers,
		private Proofs $proofs,
		private Clock $clock
	) {}

	/**
	 * The wish that a mailed link belongs to.
	 *
	 * @throws Request_Error If it has expired, or the database fails.
	 */
	public function find( #[SensitiveParameter] string $token ): Sign_Up {
		return $this->sign_ups->of_link( $token ) ?? throw self::ended();
	}

	/**
	 * Confirms a wish. Again does no harm.
	 *
	 * @param string $ip Of who has clicked.
	 * @return Subscriber|null Null if they were a subscriber before, by another link.
	 * @throws Request_Error If the link has expired, or the database fails. It is safe to try again.
	 */
	public function confirm( #[SensitiveParameter] string $token, string $ip ): ?Subscriber {
		$sign_up = $this->find( $token );
		$before  = $this->subscribers->of_email( $sign_up->joining->email );
		// Whoever leaves voids the links first: one that is good now was there after they had left.
		$this->find( $token );
		$this->proofs->add( $sign_up->proof( new Act( $this->clock->now(), $ip ) ) );
		$now = $this->subscribers->join( $sign_up->joining, $before ) ?? throw self::ended();
		$this->sign_ups->confirm( $sign_up );
		return $now->origin === $sign_up->joining->origin ? $now : null;
	}

	private static function ended(): Request_Error {
		return new Request_Error(
			'subscribe_link_ended',
			__( 'This link has expired. If you still want to subscribe, please enter your email address again.', 'slipstream' ),
			410
		);
	}
}
