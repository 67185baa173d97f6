<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Protection;

use Slipstream\Http\Request_Error;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Counters;

/**
 * Lets one process at a time handle a submission, and remembers it only after success. A killed process holds it no
 * longer than its lease.
 */
final class Duplicate_Guard {

	/** Seconds to store a response. */
	public const LEASE = 30;

	/** Seconds to hand over an email, if nothing else keeps the answers. */
	private const MAIL_LEASE = 120;

	private const REMEMBERED = 600;

	private const RETRY_AFTER = 3;

	private const DONE = 2;

	public function __construct( private Counters $counters ) {}

	public function begin( Submission_Key $key ): Submission_State {
		$claim = $this->counters->claim( self::name( $key ), self::LEASE );
		if ( Claim_Result::Denied !== $claim ) {
			return Claim_Result::Granted === $claim ? Submission_State::Ours : Submission_State::Unknown;
		}
		$count = $this->counters->count( self::name( $key ) );
		return match ( true ) {
			null === $count       => Submission_State::Unknown,
			$count >= self::DONE  => Submission_State::Done,
			default               => Submission_State::Pending,
		};
	}

	/** Holds a submission for as long as an email can take. */
	public function hold_for_mail( Submission_Key $key ): void {
		$this->counters->set( self::name( $key ), 1, self::MAIL_LEASE );
	}

	/** Remembers that a submission was accepted. */
	public function finish( Submission_Key $key ): void {
		$this->counters->set( self::name( $key ), self::DONE, self::REMEMBERED );
	}

	/** Releases a submission that could not be accepted. */
	public function release( Submission_Key $key ): void {
		$this->counters->forget( self::name( $key ) );
	}

	/** The error for a submission that another process is storing. */
	public static function in_progress(): Request_Error {
		return new Request_Error(
			'form_in_progress',
			__(
				'Your answers are being saved. To be sure, send the form again in a few seconds; it will be saved only once.',
				'slipstream'
			),
			409,
			self::RETRY_AFTER
		);
	}

	private static function name( Submission_Key $key ): string {
		return "submission|{$key->hash}";
	}
}
