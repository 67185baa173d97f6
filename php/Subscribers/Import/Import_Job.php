<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Import;

use Slipstream\Modules\Jobs\Job;
use Slipstream\Modules\Jobs\Job_Handler;
use Slipstream\Modules\Jobs\Step_Result;
use Slipstream\Modules\Jobs\Time_Budget;

/**
 * Does the rows of an import, however many there are. Its key is the import's number.
 */
final class Import_Job implements Job_Handler {

	public const KIND = 'subscriber-import';

	/** Rows that are read at once. */
	private const BATCH = 50;

	public function __construct( private Imports $imports, private Import_Rows $rows, private Importer $importer ) {}

	public function label(): string {
		return __( 'Import subscribers', 'slipstream' );
	}

	public function step( Job $job, Time_Budget $time ): Step_Result {
		$import = $this->imports->find( (int) $job->key );
		if ( null === $import || Import_State::Running !== $import->state ) {
			return Step_Result::done();
		}
		if ( $import->mapping->has_header ) {
			$this->rows->skip_header( $import->id );
		}
		$rows = $this->rows->next( $import->id, self::BATCH );
		if ( array() === $rows ) {
			$this->imports->finish( $import );
			return Step_Result::done();
		}
		$done = 0;
		foreach ( $rows as $row ) {
			if ( $done > 0 && $time->is_over() ) {
				break;
			}
			$this->importer->import( $import, $row );
			++$done;
		}
		// What a killed process has done does not count here; the import's own counts are exact.
		return Step_Result::continue_from(
			array( 'row' => $rows[ $done - 1 ]->id ),
			$job->done + $done,
			0 === $job->total ? $this->rows->counts( $import->id )['total'] : $job->total
		);
	}
}
