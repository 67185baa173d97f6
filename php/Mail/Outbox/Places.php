<?php

declare( strict_types=1 );

namespace Slipstream\Mail\Outbox;

use Slipstream\Http\Request_Error;

/**
 * Where mails may be sent: a copy of a site has its mails too, and must not send them.
 */
interface Places {

	/**
	 * The condition for rows that may be sent now, with its values.
	 *
	 * @return array{string, list<string>}
	 * @throws Request_Error If the database fails.
	 */
	public function condition(): array;

	/**
	 * The condition for rows that may be sent here now, or some day.
	 *
	 * @return array{string, list<string>} With its values.
	 * @throws Request_Error If the database fails.
	 */
	public function condition_of_some_day(): array;

	/**
	 * The condition for rows that are not given up, with its values.
	 *
	 * @return array{string, list<string>}
	 * @throws Request_Error If the database fails.
	 */
	public function condition_of_answer(): array;
}
