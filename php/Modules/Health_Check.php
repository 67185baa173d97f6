<?php

declare( strict_types=1 );

namespace Slipstream\Modules;

/**
 * How something stands, and what to do if it is not well.
 */
final class Health_Check {

	/** Nobody has tried it, and nothing has failed. */
	public const UNTESTED = 'untested';
	public const GOOD     = 'good';
	public const WARNING  = 'warning';
	public const CRITICAL = 'critical';

	/**
	 * @param string $id     Such as 'upload_limit'.
	 * @param string $status One of the constants.
	 * @param string $text   How it stands, in a sentence; what to do if it is not well.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $label,
		public readonly string $status,
		public readonly string $text
	) {}

	/**
	 * Something that is either well, or not.
	 *
	 * @param string $id  Such as 'upload_limit'.
	 * @param string $bad What to say else.
	 */
	public static function unless(
		string $id,
		string $label,
		bool $is_good,
		string $good,
		string $bad,
		string $status = self::WARNING
	): self {
		return new self( $id, $label, $is_good ? self::GOOD : $status, $is_good ? $good : $bad );
	}

	/** Whether somebody has to see to it. */
	public function is_problem(): bool {
		return self::WARNING === $this->status || self::CRITICAL === $this->status;
	}

	/** @return array{id: string, label: string, status: string, text: string} It, as JSON has it. */
	public function to_array(): array {
		return array(
			'id'     => $this->id,
			'label'  => $this->label,
			'status' => $this->status,
			'text'   => $this->text,
		);
	}
}
