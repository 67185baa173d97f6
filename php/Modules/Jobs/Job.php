<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Jobs;

use JsonException;
use stdClass;

/** A piece of long work, as it is stored. */
final class Job {

	/**
	 * @param string $args          JSON.
	 * @param string $cursor        JSON; '' if the work has not begun.
	 * @param int    $total         0 if nobody knows.
	 * @param int    $due           When its next step may run.
	 * @param int    $interval      Seconds after which it runs again when it has ended; 0 for never.
	 * @param int    $tries         Failed attempts in a row.
	 * @param int    $interruptions How often in a row its process ended without a result.
	 * @param string $error         Why the last attempt failed, '' if it did not.
	 * @param int    $version       Counts changes of the row.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $kind,
		public readonly string $key,
		public readonly Job_State $state,
		private string $args,
		private string $cursor,
		public readonly int $done,
		public readonly int $total,
		public readonly int $due,
		public readonly int $interval,
		public readonly int $tries,
		public readonly int $interruptions,
		public readonly string $error,
		public readonly int $created,
		public readonly int $updated,
		public readonly int $version
	) {}

	/** @param stdClass $row A row of the table. */
	public static function of( stdClass $row ): self {
		return new self(
			(int) $row->id,
			(string) $row->kind,
			(string) $row->job_key,
			Job_State::from( (string) $row->state ),
			(string) $row->args,
			(string) $row->cursor_data,
			(int) $row->done,
			(int) $row->total,
			(int) $row->due,
			(int) $row->interval_seconds,
			(int) $row->tries,
			(int) $row->interruptions,
			(string) $row->last_error,
			(int) $row->created,
			(int) $row->updated,
			(int) $row->version
		);
	}

	/** Whether somebody may start it again: it was stopped, has failed, or waits after a failed try. */
	public function can_start_again(): bool {
		return in_array( $this->state, array( Job_State::Stopped, Job_State::Failed ), true )
			|| ( Job_State::Waiting === $this->state && '' !== $this->error );
	}

	/**
	 * What it was asked with.
	 *
	 * @return array<mixed>
	 * @throws JsonException If it is damaged.
	 */
	public function args(): array {
		return (array) json_decode( $this->args, true, 512, JSON_THROW_ON_ERROR );
	}

	/**
	 * Where the last finished step has ended.
	 *
	 * @return array<mixed> Empty if there was none.
	 * @throws JsonException If it is damaged.
	 */
	public function cursor(): array {
		return '' === $this->cursor ? array() : (array) json_decode( $this->cursor, true, 512, JSON_THROW_ON_ERROR );
	}

	/** The job after a step that has more to do. */
	public function after( Step_Result $result ): self {
		$values = get_object_vars( $this );
		return new self(
			...array(
				'cursor' => null === $result->cursor ? $this->cursor : self::encode( $result->cursor ),
				'done'   => $result->done ?? $this->done,
				'total'  => $result->total ?? $this->total,
				'tries'  => 0,
				'error'  => '',
			) + $values
		);
	}

	/** Whether another state of the job has come no further. */
	public function is_as_far_as( self $other ): bool {
		return $this->cursor === $other->cursor && $this->done === $other->done;
	}

	/** The cursor as it is stored. */
	public function stored_cursor(): string {
		return $this->cursor;
	}

	/**
	 * JSON of letters that every table can store.
	 *
	 * @param array<mixed> $values
	 * @throws JsonException If JSON does not know one of them.
	 */
	public static function encode( array $values ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- wp_json_encode() would leave out what it cannot encode.
		return json_encode( $values, JSON_THROW_ON_ERROR );
	}
}
