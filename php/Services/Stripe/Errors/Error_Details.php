<?php

declare( strict_types=1 );

namespace Slipstream\Services\Stripe\Errors;

/**
 * What Stripe says about an error, for logs and for administrators. It holds no secrets.
 */
final class Error_Details {

	/**
	 * @param string|null $message      Stripe's own, in English.
	 * @param string|null $param        The parameter that it is about, such as 'line_items[0][price]'.
	 * @param string|null $right        The permission that the key lacks, as Stripe calls it: 'rak_customer_write'.
	 * @param string|null $account_id   The account of the key, where Stripe names it.
	 * @param string|null $request_id   What Stripe's support and its dashboard find the request by.
	 * @param bool|null   $should_retry Whether Stripe says that another try makes sense; null if it says nothing.
	 * @param int|null    $retry_after  Seconds that Stripe asks to wait before it.
	 */
	public function __construct(
		public readonly ?string $message = null,
		public readonly ?string $code = null,
		public readonly ?string $decline_code = null,
		public readonly ?string $param = null,
		public readonly ?string $right = null,
		public readonly ?string $account_id = null,
		public readonly ?string $request_id = null,
		public readonly ?bool $should_retry = null,
		public readonly ?int $retry_after = null
	) {}
}
