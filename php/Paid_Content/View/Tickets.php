<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content\View;

use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Clock;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Counters;
use Slipstream\Support\Sealed_Data;

/**
 * What an address has that works once, for one person, for two minutes. Nothing is stored but that it was used.
 */
final class Tickets {

	private const PURPOSE = 'read';

	/** Seconds that one is good for. */
	private const LIFE = 120;

	public function __construct( private Sealed_Data $seal, private Counters $counters, private Clock $clock ) {}

	/** @param string $who Tells the one who may use it from others. */
	public function make( int $post_id, string $who ): string {
		return $this->seal->seal(
			self::PURPOSE,
			array(
				'post' => $post_id,
				'who'  => wp_hash( $who, 'nonce' ),
				'ends' => $this->clock->now() + self::LIFE,
				'once' => wp_generate_password( 20, false ),
			)
		);
	}

	/** The post that one is for; 0 if it is not ours. */
	public function post( #[SensitiveParameter] string $ticket ): int {
		return (int) ( $this->open( $ticket )['post'] ?? 0 );
	}

	/**
	 * Uses one.
	 *
	 * @throws Request_Error If it was used, has ended, is another's, or the database fails.
	 */
	public function use( #[SensitiveParameter] string $ticket, string $who ): void {
		$data = $this->open( $ticket );
		$ends = (int) ( $data['ends'] ?? 0 );
		if (
			$ends < $this->clock->now()
			|| ! hash_equals( (string) ( $data['who'] ?? '' ), wp_hash( $who, 'nonce' ) )
		) {
			throw self::used();
		}
		$name = 'read|' . hash( 'sha256', (string) ( $data['once'] ?? '' ) );
		match ( $this->counters->claim( $name, self::LIFE * 2 ) ) {
			Claim_Result::Granted => null,
			Claim_Result::Denied  => throw self::used(),
			Claim_Result::Unknown => throw Request_Error::database_failed( 'paid_content_unavailable', 5 ),
		};
	}

	/** @return array<string, mixed> */
	private function open( #[SensitiveParameter] string $ticket ): array {
		return '' === $ticket ? array() : $this->seal->open( self::PURPOSE, $ticket );
	}

	private static function used(): Request_Error {
		return new Request_Error(
			'paid_content_link_used',
			__( 'This link works only once, and only for two minutes.', 'slipstream' ),
			410
		);
	}
}
