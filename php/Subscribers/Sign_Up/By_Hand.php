<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Sign_Up;

use Slipstream\Http\Request_Error;
use Slipstream\Http\Visitor;
use Slipstream\Subscribers\Consent\Act;
use Slipstream\Subscribers\Consent\Agreed;
use Slipstream\Subscribers\Consent\Consent_Text;
use Slipstream\Subscribers\Consent\Proof;
use Slipstream\Subscribers\Consent\Proof_Kind;
use Slipstream\Subscribers\Consent\Proofs;
use Slipstream\Subscribers\People\Joining;
use Slipstream\Subscribers\People\Subscriber;
use Slipstream\Subscribers\People\Subscribers;
use Slipstream\Support\Clock;
use Slipstream\Support\Email_Address;

/**
 * Subscribers whom an administrator adds: they confirm it themselves, unless the administrator vouches for them.
 */
final class By_Hand {

	/** What the form is called in proofs. */
	private const FORM = 'owner';

	public function __construct(
		private Sign_Up_Service $service,
		private Subscribers $subscribers,
		private Proofs $proofs,
		private Clock $clock
	) {}

	/**
	 * Mails someone a question whether they want it.
	 *
	 * @param int $user_id Who asks.
	 * @throws Request_Error If they are a subscriber, have left, or were asked too often, or the database fails.
	 */
	public function invite( Joining $joining, int $user_id, Visitor $visitor ): void {
		$this->ensure_new( $joining );
		$wish = new New_Sign_Up(
			$joining,
			new Agreed( Consent_Text::current(), self::FORM ),
			new Act( $this->clock->now(), $visitor->ip ),
			$user_id
		);
		if ( ! $this->service->ask( $wish, $visitor ) ) {
			throw new Request_Error(
				'subscriber_asked',
				__( 'This address was asked several times in the last days. Wait for an answer.', 'slipstream' ),
				409
			);
		}
	}

	/**
	 * Adds someone at once.
	 *
	 * @param string $consent What the administrator vouches for.
	 * @param int    $user_id Who that is.
	 * @throws Request_Error If they are a subscriber or have left, or the database fails.
	 */
	public function add( Joining $joining, string $consent, int $user_id, Visitor $visitor ): Subscriber {
		$this->ensure_new( $joining );
		$this->proofs->add(
			new Proof(
				"$joining->origin|$joining->email|$consent",
				$joining->email,
				Proof_Kind::Vouched,
				new Agreed( $consent, self::FORM ),
				new Act( $this->clock->now(), $visitor->ip ),
				user_id: $user_id
			)
		);
		$added = $this->subscribers->add( $joining );
		return $added->is_active() ? $added : throw self::has_left();
	}

	private function ensure_new( Joining $joining ): void {
		if ( '' === Email_Address::valid( $joining->email ) ) {
			throw new Request_Error( 'invalid_email', __( 'Please enter an email address.', 'slipstream' ), 400 );
		}
		$known = $this->subscribers->of_email( $joining->email );
		if ( true === $known?->is_active() ) {
			throw new Request_Error(
				'subscriber_known',
				__( 'This address is a subscriber already.', 'slipstream' ),
				409
			);
		}
		if ( null !== $known ) {
			throw self::has_left();
		}
	}

	private static function has_left(): Request_Error {
		return new Request_Error(
			'subscriber_left',
			__( 'Whoever has this address has unsubscribed. Only they can subscribe again.', 'slipstream' ),
			409
		);
	}
}
