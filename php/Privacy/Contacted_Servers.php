<?php

declare( strict_types=1 );

namespace Slipstream\Privacy;

use Slipstream\Modules\External_Host;

/**
 * Orders the servers that the modules contact by purpose, each server once: first those that learn of visitors.
 *
 * @phpstan-type Contact array{hosts: list<string>, uses: list<array{who: string, sent: string}>}
 * @phpstan-type Purpose array{purpose: string, contacts: list<Contact>}
 */
final class Contacted_Servers {

	private const ORDER = array(
		External_Host::VISITORS,
		External_Host::AUTHORS,
		External_Host::EDITORS,
		External_Host::SITE,
	);

	/** @param list<External_Host> $hosts The servers, as the modules tell them. */
	public function __construct( private array $hosts ) {}

	/** @return list<Purpose> */
	public function by_purpose(): array {
		$purposes = array();
		$hosts    = $this->hosts;
		usort( $hosts, static fn ( External_Host $a, External_Host $b ): int => self::rank( $a ) <=> self::rank( $b ) );
		foreach ( $hosts as $host ) {
			$use = array(
				'who'  => $host->who,
				'sent' => $host->sent,
			);
			$purposes[ $host->feature ][ $host->host ][ implode( '|', $use ) ] = $use;
		}
		return array_map(
			static fn ( string $purpose, array $uses ): array => array(
				'purpose'  => $purpose,
				'contacts' => self::contacts( $uses ),
			),
			array_map( strval( ... ), array_keys( $purposes ) ),
			$purposes
		);
	}

	/**
	 * These servers without those that learn nothing of people, and without those that only authors contact who try a
	 * block: the policy is for visitors.
	 */
	public function about_people(): self {
		return new self(
			array_values(
				array_filter(
					$this->hosts,
					static fn ( External_Host $host ): bool => ! in_array(
						$host->who,
						array( External_Host::SITE, External_Host::EDITORS ),
						true
					)
				)
			)
		);
	}

	private static function rank( External_Host $host ): int {
		return (int) array_search( $host->who, self::ORDER, true );
	}

	/**
	 * Servers that get the same stand together.
	 *
	 * @param array<string, array<string, array{who: string, sent: string}>> $uses What each server gets, by host.
	 * @return list<Contact>
	 */
	private static function contacts( array $uses ): array {
		$contacts = array();
		foreach ( $uses as $host => $of_host ) {
			$key                         = implode( '|', array_keys( $of_host ) );
			$contacts[ $key ]['hosts'][] = (string) $host;
			$contacts[ $key ]['uses']    = array_values( $of_host );
		}
		return array_values( $contacts );
	}
}
