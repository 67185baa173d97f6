<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter_Form\Mailchimp;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Services\Mailchimp\Audience;
use Slipstream\Services\Mailchimp\Mailchimp_Client;
use Slipstream\Services\Mailchimp\Mailchimp_Error;
use Slipstream\Services\Mailchimp\Mailchimp_Failure;
use Slipstream\Services\Newsletter\Newsletter_List;

/**
 * Remembers for minutes what Mailchimp says of an audience, and that it said nothing: it is not asked for each visitor.
 *
 * @phpstan-import-type Group from Newsletter_List
 */
final class Audience_Memory {

	public const TRANSIENTS = 'slipstream_mailchimp_';

	private const SECONDS        = 300;
	private const FAILED_SECONDS = 60;

	/**
	 * @param string $name     Tells one key from another.
	 * @param bool   $is_eager Whether to ask again at once after Mailchimp has failed to answer.
	 */
	public function __construct( private Mailchimp_Client $client, private string $name, private bool $is_eager ) {}

	/**
	 * @throws Mailchimp_Error If Mailchimp does not say.
	 * @throws Request_Error If the database fails.
	 */
	public function audience( string $id ): Audience {
		$stored = $this->recall( 'audience', $id, fn (): array => $this->client->audience( $id )->to_array() );
		return Audience::of( $stored ) ?? throw new Mailchimp_Error( Mailchimp_Failure::Unreachable );
	}

	/**
	 * @return list<array<string, mixed>>
	 * @phpstan-return list<Group>
	 * @throws Mailchimp_Error If Mailchimp does not say.
	 * @throws Request_Error If the database fails.
	 */
	public function groups( string $audience ): array {
		return $this->recall( 'groups', $audience, fn (): array => $this->client->groups( $audience ) );
	}

	/**
	 * @return list<array<string, mixed>>
	 * @throws Mailchimp_Error If Mailchimp does not say.
	 * @throws Request_Error If the database fails.
	 */
	public function fields( string $audience ): array {
		return $this->recall( 'fields', $audience, fn (): array => $this->client->fields( $audience ) );
	}

	/** Asks again next time. */
	public function forget( string $audience ): void {
		foreach ( array( 'audience', 'groups', 'fields' ) as $kind ) {
			delete_transient( $this->key( $kind, $audience ) );
		}
	}

	/**
	 * @template T of array<mixed>
	 * @param Closure(): T $ask
	 * @return T
	 */
	private function recall( string $kind, string $audience, Closure $ask ): array {
		$key    = $this->key( $kind, $audience );
		$stored = get_transient( $key );
		if ( is_array( $stored ) && is_array( $stored['value'] ?? null ) ) {
			/**
			 * What was asked for before.
			 *
			 * @var T $value
			 */
			$value = $stored['value'];
			return $value;
		}
		if ( is_array( $stored ) && ! $this->is_eager ) {
			throw new Mailchimp_Error( self::failure( $stored['failure'] ?? '' ) );
		}
		try {
			$value = $ask();
		} catch ( Mailchimp_Error $error ) {
			set_transient( $key, array( 'failure' => $error->failure->name ), self::FAILED_SECONDS );
			throw $error;
		}
		set_transient( $key, compact( 'value' ), self::SECONDS );
		return $value;
	}

	private function key( string $kind, string $audience ): string {
		return self::TRANSIENTS . md5( "$this->name|$kind|$audience" );
	}

	private static function failure( mixed $name ): Mailchimp_Failure {
		foreach ( Mailchimp_Failure::cases() as $case ) {
			if ( $case->name === $name ) {
				return $case;
			}
		}
		return Mailchimp_Failure::Unreachable;
	}
}
