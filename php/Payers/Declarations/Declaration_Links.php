<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Declarations;

use Closure;
use RuntimeException;
use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Payers\Payers_Database;
use Slipstream\Payers\Payment_Words;
use Slipstream\Support\Clock;
use Slipstream\Support\Random_Secret;

/**
 * The links that are mailed to the address of a declaration: whoever has one has the mail.
 */
final class Declaration_Links {

	/** Days that one is good for, and the code of the error after that. */
	public const DAYS       = 30;
	public const ENDED_CODE = 'declaration_link_ended';

	/** @param Closure(): string $key Gives the key that they are made with. */
	public function __construct( private Declarations $declarations, private Clock $clock, private Closure $key ) {}

	/** @throws Request_Error If the database fails. */
	public function url( Declaration $declaration ): string {
		return Declaration_Page::confirm_url( $this->secret( $declaration ) );
	}

	/**
	 * The declaration that a mailed link belongs to.
	 *
	 * @throws Request_Error If there is none, or the database fails.
	 */
	public function find( #[SensitiveParameter] string $link ): Declaration {
		$declaration = 1 === preg_match( '/^(\d{1,15})-/', $link, $found )
			? $this->declarations->find( (int) $found[1] )
			: null;
		if ( null === $declaration || ! hash_equals( $this->secret( $declaration ), $link ) ) {
			throw new Request_Error(
				'declaration_not_found',
				__( 'There is no such declaration.', 'slipstream' ),
				404
			);
		}
		if ( $declaration->created + self::DAYS * DAY_IN_SECONDS < $this->clock->now() ) {
			throw new Request_Error(
				self::ENDED_CODE,
				sprintf(
					/* translators: %s: a date with its time. */
					__( 'This link has expired. Your declaration of %s still counts, and the owner of this site has it. To cancel a subscription yourself, sign in with your email address. For everything else, contact the owner.', 'slipstream' ),
					Payment_Words::moment( $declaration->created )
				),
				410
			);
		}
		return $declaration;
	}

	/**
	 * What the link of a declaration has.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function secret( Declaration $declaration ): string {
		try {
			$key = ( $this->key )();
		} catch ( RuntimeException ) {
			Payers_Database::fail();
		}
		$token = "slipstream-declaration|$declaration->id|$declaration->token_hash";
		return $declaration->id . '-' . Random_Secret::text( hash_hmac( 'sha256', $token, $key, true ) );
	}
}
