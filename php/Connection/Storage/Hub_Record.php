<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Storage;

/**
 * One hub's part of the stored option. Immutable: with() returns a copy.
 *
 * The addresses that the site was connected with are stored reversed, so that a search-replace over the database does
 * not rewrite them.
 */
final class Hub_Record {

	public const NONE    = 'none';
	public const PENDING = 'pending';
	public const ACTIVE  = 'active';
	public const REVOKED = 'revoked';
	public const REFUSED = 'refused';

	/**
	 * @param string $root         The root of its REST API; '' if nobody has asked yet.
	 * @param string $registration Who gets in: 'invitation' or 'approval'.
	 * @param int    $site_id      The site's number there, 0 for none.
	 * @param string $status       One of the constants above.
	 * @param int    $owner        The user who owns the connection, 0 for none.
	 * @param string $next_key     The key that is about to replace it, encrypted; '' for none.
	 */
	public function __construct(
		public readonly string $address,
		public readonly string $root = '',
		public readonly string $name = '',
		public readonly string $registration = 'invitation',
		public readonly string $authorize_url = '',
		public readonly int $site_id = 0,
		public readonly string $status = self::NONE,
		public readonly string $key = '',
		public readonly int $owner = 0,
		public readonly string $invitation = '',
		public readonly string $home = '',
		public readonly string $siteurl = '',
		public readonly string $next_key = ''
	) {}

	/** Reads a stored record; what is missing or of another type counts as not there. */
	public static function of( string $address, mixed $stored ): self {
		$stored = is_array( $stored ) ? $stored : array();
		$empty  = get_object_vars( new self( $address ) );
		$values = array();
		foreach ( $empty as $name => $value ) {
			$values[ $name ] = get_debug_type( $stored[ $name ] ?? null ) === get_debug_type( $value )
				? $stored[ $name ]
				: $value;
		}
		return new self( ...array_merge( $values, array( 'address' => $address ) ) );
	}

	/**
	 * Another record with some values changed.
	 *
	 * @param array<string, string|int> $changes Values by name.
	 */
	public function with( array $changes ): self {
		return new self( ...array_merge( get_object_vars( $this ), $changes ) );
	}

	/** @return array<string, string|int> The values, as they are stored. */
	public function to_array(): array {
		return get_object_vars( $this );
	}

	/** Whether the hub has a row for this site, as far as the site knows. */
	public function is_known(): bool {
		return $this->site_id > 0 && '' !== $this->key;
	}

	/** The home address that the site was connected with; '' if it was not. */
	public function home(): string {
		return strrev( $this->home );
	}

	/** The same of WordPress. */
	public function siteurl(): string {
		return strrev( $this->siteurl );
	}
}
