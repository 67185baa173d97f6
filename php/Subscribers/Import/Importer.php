<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Import;

use Slipstream\Http\Request_Error;
use Slipstream\Subscribers\Consent\Act;
use Slipstream\Subscribers\Consent\Agreed;
use Slipstream\Subscribers\Consent\Proof;
use Slipstream\Subscribers\Consent\Proof_Kind;
use Slipstream\Subscribers\Consent\Proofs;
use Slipstream\Subscribers\Newsletter_Categories;
use Slipstream\Subscribers\People\Joining;
use Slipstream\Subscribers\People\Subscriber;
use Slipstream\Subscribers\People\Subscribers;
use Slipstream\Support\Email_Address;

/**
 * Makes subscribers of the rows of a file, of whom its owner vouches that they want it. Nobody who has left comes back.
 */
final class Importer {

	/** @var array<string, int>|null IDs of the newsletter categories by their slugs and names, in lower case. */
	private ?array $categories = null;

	public function __construct(
		private Import_Rows $rows,
		private Subscribers $subscribers,
		private Proofs $proofs,
		private Newsletter_Categories $newsletter
	) {}

	/**
	 * Does a row. Again does no harm, and tells the same.
	 *
	 * @throws Request_Error If the database fails. It is safe to try again.
	 */
	public function import( Import $import, Import_Row $row ): void {
		$this->rows->done( $row, $this->refusal( $import, $row ) );
	}

	/** Adds who a row is about; why not, if not. */
	private function refusal( Import $import, Import_Row $row ): ?Refusal {
		$typed = $row->cell( $import->mapping->email );
		$email = Email_Address::valid( $typed );
		if ( '' === $email ) {
			return '' === $typed ? Refusal::Blank : Refusal::Invalid;
		}
		$names      = $row->cell( $import->mapping->categories );
		$categories = $this->categories( $names );
		if ( '' !== $names && array() === $categories ) {
			return Refusal::Category;
		}
		$origin = self::origin( $import ) . $row->id;
		$known  = $this->subscribers->of_email( $email );
		if ( null === $known ) {
			// First: nobody is a subscriber without a proof.
			$this->proofs->add( self::proof( $import, $origin, $email ) );
			$known = $this->subscribers->add(
				new Joining(
					$email,
					$origin,
					self::name( $import, $row ),
					$row->cell( $import->mapping->language ),
					$categories
				)
			);
		}
		return $origin === $known->origin ? null : self::reason( $import, $known );
	}

	private static function reason( Import $import, Subscriber $known ): Refusal {
		return match ( true ) {
			! $known->is_active() => Refusal::Left,
			str_starts_with( $known->origin, self::origin( $import ) ) => Refusal::Twice,
			default => Refusal::Known,
		};
	}

	/** With the time: some databases give numbers again. */
	private static function origin( Import $import ): string {
		return "import $import->id $import->created ";
	}

	private static function name( Import $import, Import_Row $row ): string {
		$parts = array_map( $row->cell( ... ), $import->mapping->name );
		return implode( ' ', array_filter( $parts, static fn ( string $part ): bool => '' !== $part ) );
	}

	private static function proof( Import $import, string $origin, string $email ): Proof {
		return new Proof(
			$origin,
			$email,
			Proof_Kind::Vouched,
			new Agreed( $import->consent, "import: $import->name" ),
			new Act( $import->started, $import->ip ),
			user_id: $import->user_id
		);
	}

	/** @return list<int> */
	private function categories( string $names ): array {
		if ( '' === $names ) {
			return array();
		}
		if ( null === $this->categories ) {
			$this->categories = array();
			$terms            = $this->newsletter->terms();
			// This site's own files have slugs: another category may be called as one.
			foreach ( $terms as $term ) {
				$this->categories[ self::lowercase( urldecode( $term->slug ) ) ] = $term->term_id;
			}
			foreach ( $terms as $term ) {
				$this->categories[ self::lowercase( $term->name ) ] ??= $term->term_id;
			}
		}
		$ids = array();
		foreach ( (array) preg_split( '/[,;|]/', $names ) as $name ) {
			$ids[] = $this->categories[ self::lowercase( (string) $name ) ] ?? 0;
		}
		return array_values( array_filter( $ids ) );
	}

	private static function lowercase( string $name ): string {
		return mb_strtolower( trim( wp_specialchars_decode( $name, ENT_QUOTES ) ), 'UTF-8' );
	}
}
