<?php

declare( strict_types=1 );

namespace Slipstream\Modules;

/** Exported and erased by WordPress's privacy tools; the shapes are theirs. */
interface Personal_Data {

	/** The key that it is registered under, such as 'slipstream-forms'. */
	public function id(): string;

	/** What it is, for people. */
	public function label(): string;

	/**
	 * A batch of the data that belongs to an email address.
	 *
	 * @param int $page Which batch, from 1.
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 */
	public function export( string $email, int $page ): array;

	/**
	 * Erases a batch of it.
	 *
	 * @param int $page Which batch, from 1.
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 */
	public function erase( string $email, int $page ): array;
}
