<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Import;

use Slipstream\Http\Request_Error;
use Slipstream\Jobs\Job_Queue;
use Slipstream\Subscribers\Subscribers_Database;
use Slipstream\Support\Csv_Text;

/**
 * Takes files, shows what is in them, and has them imported.
 */
final class Import_Service {

	/** Bytes and rows of the largest file. */
	public const LARGEST = 10485760;

	/** Cells of a line: reading more takes more memory than sites have. */
	private const MOST_COLUMNS = 1000;
	public const MOST_ROWS     = 200000;

	private const TOO_LARGE_CODE = 'import_too_large';

	/** Rows that the owner is shown. */
	private const PREVIEW = 10;

	/** Rows by which it is found out what the columns are. */
	private const SAMPLE = 20;

	/** @param array<string, list<string>> $columns What this site calls the columns of its own files, in lower case. */
	public function __construct(
		private Imports $imports,
		private Import_Rows $rows,
		private Job_Queue $jobs,
		private array $columns
	) {}

	/**
	 * Stores a file. Nobody is a subscriber by that.
	 *
	 * @param string $ip Of who brings it.
	 * @throws Request_Error If it is no such file, or the database fails.
	 */
	public function take( string $name, string $bytes, int $user_id, string $ip ): Import {
		if ( strlen( $bytes ) > self::LARGEST ) {
			throw self::too_large();
		}
		// Spreadsheets are packed, and pictures and the like have bytes that no text has.
		if ( str_starts_with( $bytes, "PK\x03\x04" ) ) {
			throw new Request_Error(
				'import_not_text',
				__( 'This is a spreadsheet. Open it, save it as CSV, and import that file.', 'slipstream' ),
				400
			);
		}
		$file = Csv_Text::of( $bytes );
		if ( $file->has_line_of( self::MOST_COLUMNS ) ) {
			throw new Request_Error(
				'import_too_wide',
				__( 'A row of this file has too many columns. Delete the empty ones at its right end, and save it again.', 'slipstream' ),
				400
			);
		}
		$first = self::first( $file );
		if ( array() === $first ) {
			throw new Request_Error( 'import_empty', __( 'This file has no rows.', 'slipstream' ), 400 );
		}
		$id = $this->imports->add( $name, $file, $user_id, $ip );
		try {
			$this->rows->add( $id, self::limited( $file->rows() ) );
		} catch ( Request_Error $error ) {
			if ( self::TOO_LARGE_CODE === $error->error_code ) {
				$this->imports->remove( $id );
				$this->rows->remove( $id );
			}
			throw $error;
		}
		$this->imports->stored( $id, Mapping::guess( $first, $this->columns ) );
		return $this->imports->find( $id ) ?? Subscribers_Database::fail();
	}

	/**
	 * The first rows of a file that waits for the owner.
	 *
	 * @return list<Import_Row>
	 * @throws Request_Error If the database fails.
	 */
	public function preview( Import $import ): array {
		return Import_State::Draft === $import->state ? $this->rows->first( $import->id, self::PREVIEW ) : array();
	}

	/**
	 * Begins an import.
	 *
	 * @param string $consent What the owner vouches for: to what these people have agreed.
	 * @throws Request_Error If it cannot begin, or the database fails.
	 */
	public function start( Import $import, Mapping $mapping, string $consent ): Import {
		if ( $mapping->email < 0 ) {
			throw new Request_Error(
				'import_no_email',
				__( 'Choose the column with the email addresses.', 'slipstream' ),
				400
			);
		}
		if ( '' === trim( $consent ) ) {
			throw new Request_Error(
				'import_no_consent',
				__( 'Say to what these people have agreed, and where. It is stored as the proof.', 'slipstream' ),
				400
			);
		}
		if ( ! $this->imports->start( $import, $mapping, trim( $consent ) ) ) {
			throw new Request_Error( 'import_begun', __( 'This import was begun before.', 'slipstream' ), 409 );
		}
		$this->wake( $import );
		return $this->imports->find( $import->id ) ?? Subscribers_Database::fail();
	}

	/**
	 * Has one go on.
	 *
	 * @throws Request_Error If the database fails. Ask again then.
	 */
	public function wake( Import $import ): void {
		$this->jobs->add( Import_Job::KIND, (string) $import->id );
	}

	/**
	 * Removes an import with what is left of its file.
	 *
	 * @throws Request_Error If it runs, or the database fails.
	 */
	public function remove( Import $import ): void {
		if ( ! $this->imports->remove( $import->id ) ) {
			throw new Request_Error(
				'import_runs',
				__( 'This import is running. Wait until it is done.', 'slipstream' ),
				409
			);
		}
		$this->rows->remove( $import->id );
	}

	/**
	 * Has those go on whose process has died, and removes what nobody needs.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function clean(): void {
		array_map( $this->wake( ... ), $this->imports->running() );
		array_map( $this->remove( ... ), $this->imports->over() );
		$this->rows->remove_orphans();
	}

	public static function too_large(): Request_Error {
		return new Request_Error(
			self::TOO_LARGE_CODE,
			__( 'This file is too large to be imported at once. Split it into several.', 'slipstream' ),
			413
		);
	}

	/** @return list<list<string>> */
	private static function first( Csv_Text $file ): array {
		$first = array();
		foreach ( $file->rows() as $cells ) {
			$first[] = $cells;
			if ( count( $first ) === self::SAMPLE ) {
				break;
			}
		}
		return $first;
	}

	/**
	 * @param iterable<int, list<string>> $rows
	 * @return iterable<int, list<string>>
	 */
	private static function limited( iterable $rows ): iterable {
		$number = 0;
		foreach ( $rows as $line => $cells ) {
			if ( ++$number > self::MOST_ROWS ) {
				throw self::too_large();
			}
			yield $line => $cells;
		}
	}
}
