<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Storage;

use Slipstream\Connection\Providers\Provider_Answer;

/**
 * Keeps answers for when the hub does not respond. If one is lost, a screen says so.
 */
final class Last_Answers {

	/** Prefix of the transients. */
	public const TRANSIENTS = 'slipstream_hub_answer_';

	private const LIFETIME = 2592000;

	/**
	 * @param int          $user_id Who asked, 0 for the site.
	 * @param array<mixed> $body    The answer.
	 */
	public function keep( Hub_Record $record, string $path, int $user_id, array $body, int $at ): void {
		$before = $this->find( $record, $path, $user_id );
		// Screens ask often: the same answer is not stored each time.
		if ( null === $before || $before->body !== $body || $at - $before->at > 60 ) {
			set_transient( self::name( $record, $path, $user_id ), compact( 'body', 'at' ), self::LIFETIME );
		}
	}

	/**
	 * An answer that was kept; null if there is none.
	 *
	 * @param int $user_id Who asked, 0 for the site.
	 */
	public function find( Hub_Record $record, string $path, int $user_id ): ?Provider_Answer {
		$kept = get_transient( self::name( $record, $path, $user_id ) );
		return is_array( $kept ) && is_array( $kept['body'] ?? null ) && is_int( $kept['at'] ?? null )
			? new Provider_Answer( $kept['body'], $kept['at'], true )
			: null;
	}

	/** The name of an answer: of this registration and of nobody else. */
	private static function name( Hub_Record $record, string $path, int $user_id ): string {
		return self::TRANSIENTS . substr( hash( 'sha256', "$record->address $record->site_id $user_id $path" ), 0, 32 );
	}
}
