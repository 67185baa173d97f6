<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Import;

use Slipstream\Support\Email_Address;

/**
 * What the columns of a file are.
 */
final class Mapping {

	/** What columns are called elsewhere, in lower case. */
	private const NAMES = array(
		'email'      => array(
			'email',
			'e-mail',
			'mail',
			'email address',
			'e-mail address',
			'email_address',
			'user_email',
			'e-mail-adresse',
			'adresse e-mail',
			'correo electrónico',
		),
		'name'       => array(
			'name',
			'full name',
			'display name',
			'first name',
			'last name',
			'first_name',
			'last_name',
			'vorname',
			'nachname',
			'prénom',
			'nom',
			'nombre',
		),
		'language'   => array( 'language', 'locale', 'sprache', 'langue', 'idioma' ),
		'categories' => array( 'categories', 'category', 'kategorien', 'catégories', 'categorías' ),
	);

	/**
	 * @param int       $email      The column's number, from 0; -1 for none.
	 * @param list<int> $name       Columns whose texts make the name.
	 * @param int       $language   As $email.
	 * @param int       $categories As $email.
	 * @param bool      $has_header Whether the first row names the columns.
	 */
	public function __construct(
		public readonly int $email,
		public readonly array $name = array(),
		public readonly int $language = -1,
		public readonly int $categories = -1,
		public readonly bool $has_header = true
	) {}

	/**
	 * A guess.
	 *
	 * @param list<list<string>>          $rows The first of a file.
	 * @param array<string, list<string>> $more Other names of columns, in lower case.
	 */
	public static function guess( array $rows, array $more ): self {
		$first  = $rows[0] ?? array();
		$filled = array_filter( $first, static fn ( string $cell ): bool => '' !== Email_Address::valid( $cell ) );
		$email  = self::column_of_addresses( $rows );
		if ( array() !== $filled ) {
			return new self( $email, has_header: false );
		}
		$found = array();
		foreach ( self::NAMES as $field => $names ) {
			$names           = array( ...$names, ...$more[ $field ] ?? array() );
			$cells           = array_map(
				static fn ( string $cell ): string => mb_strtolower( trim( $cell ), 'UTF-8' ),
				$first
			);
			$found[ $field ] = array_keys( array_intersect( $cells, $names ) );
		}
		return new self(
			$found['email'][0] ?? $email,
			$found['name'],
			$found['language'][0] ?? -1,
			$found['categories'][0] ?? -1
		);
	}

	/** @param array<string, mixed> $values As to_array() gives them. */
	public static function of( array $values ): self {
		return new self(
			(int) ( $values['email'] ?? -1 ),
			array_values( array_map( 'intval', (array) ( $values['name'] ?? array() ) ) ),
			(int) ( $values['language'] ?? -1 ),
			(int) ( $values['categories'] ?? -1 ),
			(bool) ( $values['has_header'] ?? true )
		);
	}

	/** @return array{email: int, name: list<int>, language: int, categories: int, has_header: bool} */
	public function to_array(): array {
		return array(
			'email'      => $this->email,
			'name'       => $this->name,
			'language'   => $this->language,
			'categories' => $this->categories,
			'has_header' => $this->has_header,
		);
	}

	/** @param list<list<string>> $rows */
	private static function column_of_addresses( array $rows ): int {
		foreach ( $rows as $cells ) {
			foreach ( $cells as $column => $cell ) {
				if ( '' !== Email_Address::valid( $cell ) ) {
					return $column;
				}
			}
		}
		return -1;
	}
}
